import type { LiveStatus } from '@regen/realtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACK_FOR, followLoss, GIVEN_UP_AFTER, type Loss } from './loss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  let tell: (status: LiveStatus) => void = () => undefined;
  const shown: Loss[] = [];
  let presses = 0;
  const follower = followLoss(
    {
      status: 'Disconnected',
      reconnect: () => (presses += 1),
      on: (_name, handler) => {
        tell = handler as never;
        return () => (tell = () => undefined);
      },
    },
    (loss) => shown.push(loss),
  );
  return {
    follower,
    shown,
    become: (...all: LiveStatus[]) => all.forEach((each) => tell(each)),
    pressed: () => presses,
  };
}

it('says nothing of an interruption that ends by itself', () => {
  const { become, shown } = follow();
  become('Connected', 'Disconnected', 'Error', 'Connected', 'Disconnected', 'Connected');
  expect(shown).toEqual([]);
});

it('says that it has given up, and for a while that it is back', () => {
  const { become, shown, follower, pressed } = follow();
  become('Connected', 'Disconnected', 'Error', 'Disconnected');
  expect(shown).toEqual(['lost']);
  follower.reconnect();
  become('Error', 'Disconnected');
  follower.reconnect();
  become('Error', 'Connected');
  expect(shown).toEqual(['lost', 'trying', 'lost', 'trying', 'back']);
  expect(pressed()).toBe(2);
  vi.advanceTimersByTime(BACK_FOR - 1);
  expect(shown.at(-1)).toBe('back');
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('none');
});

it('does not go on saying that it is back when it is interrupted again', () => {
  const { become, shown } = follow();
  become('Error', 'Disconnected', 'Connected', 'Disconnected', 'Connected');
  expect(shown).toEqual(['lost', 'back', 'none']);
  vi.advanceTimersByTime(BACK_FOR + GIVEN_UP_AFTER);
  expect(shown).toEqual(['lost', 'back', 'none']);
});

it('notices a series that has ended without an error, and one that had ended before', () => {
  const { become, shown } = follow();
  vi.advanceTimersByTime(GIVEN_UP_AFTER - 1);
  become('Connected');
  vi.advanceTimersByTime(GIVEN_UP_AFTER);
  become('Disconnected', 'Connected', 'Disconnected');
  vi.advanceTimersByTime(GIVEN_UP_AFTER - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['lost']);

  const late = follow();
  vi.advanceTimersByTime(GIVEN_UP_AFTER);
  expect(late.shown).toEqual(['lost']);
});

it('leaves nothing', () => {
  const { become, shown, follower } = follow();
  become('Error', 'Disconnected', 'Connected');
  follower.stop();
  vi.advanceTimersByTime(BACK_FOR);
  become('Error', 'Disconnected');
  expect(shown).toEqual(['lost', 'back']);
});
