import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACK_FOR, followConnection, type ConnectionState } from './connection-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function device(isOnLine: boolean) {
  const events = new EventTarget();
  const heard: ConnectionState[] = [];
  let online = isOnLine;
  const stop = followConnection((state) => heard.push(state), { isOnLine: () => online, events });
  const turn = (to: boolean) => {
    online = to;
    events.dispatchEvent(new Event(to ? 'online' : 'offline'));
  };
  return { heard, stop, turn };
}

it('says that the connection is gone, that it is back, and then nothing any more', () => {
  const { heard, turn } = device(true);
  expect(heard).toEqual([]);
  turn(false);
  turn(true);
  expect(heard).toEqual(['offline', 'back']);
  vi.advanceTimersByTime(BACK_FOR);
  expect(heard).toEqual(['offline', 'back', 'online']);
});

it('says at once that there was none to begin with', () => {
  expect(device(false).heard).toEqual(['offline']);
});

it('ignores an earlier success', () => {
  const { heard, turn } = device(true);
  turn(false);
  turn(true);
  vi.advanceTimersByTime(BACK_FOR - 1);
  turn(false);
  vi.advanceTimersByTime(BACK_FOR);
  expect(heard).toEqual(['offline', 'back', 'offline']);
});

it('stops on request', () => {
  const { heard, stop, turn } = device(true);
  turn(false);
  turn(true);
  stop();
  vi.advanceTimersByTime(BACK_FOR);
  turn(false);
  expect(heard).toEqual(['offline', 'back']);
});
