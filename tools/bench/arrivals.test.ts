import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Arrivals } from './live/arrivals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const frame = (message: string, isMine = false) =>
  Buffer.from(JSON.stringify({ key: 'message', message: { isMine, message } }));

/** One message that takes so many milliseconds, and its copy for the sender, which does not count. */
function deliver(arrivals: Arrivals, text: string, took: number): void {
  arrivals.send(text);
  arrivals.receive(frame(text, true));
  vi.advanceTimersByTime(took);
  arrivals.receive(frame(text));
}

it('tells the slowest second from the others, counted from the first message', () => {
  vi.advanceTimersByTime(5_500);
  const arrivals = new Arrivals();
  deliver(arrivals, 'one', 100);
  deliver(arrivals, 'two', 900);
  deliver(arrivals, 'three', 300);
  vi.advanceTimersByTime(900);
  deliver(arrivals, 'four', 20);
  expect(arrivals.times()).toEqual([20, 100, 300, 900]);
  expect(arrivals.seconds(250)).toEqual({ worst: 900, worstAt: 0, late: 2 });
});

it('counts what comes twice, and nothing that was not sent', () => {
  const arrivals = new Arrivals();
  deliver(arrivals, 'one', 10);
  arrivals.receive(frame('one'));
  arrivals.receive(frame('of somebody else'));
  arrivals.receive(Buffer.from('{"key":"typing"}'));
  expect([arrivals.received, arrivals.duplicates]).toEqual([1, 1]);
});
