import { describe, expect, it } from 'vitest';
import { clockText, durationText, shortDuration } from './time-text.ts';
import { leftOf, noTimers, paused, readTimers, reset, started, stateOf } from './timers.ts';

const NOW = Date.parse('2026-11-23T16:00:00Z');
const peel = { id: 'step-peel', seconds: 300 };
const mask = { id: 'step-mask', seconds: 600 };

describe('a timer', () => {
  it('counts by wall clock, whoever looked at it meanwhile', () => {
    const timers = started(noTimers, peel, NOW);
    expect(stateOf(timers, peel, NOW)).toBe('running');
    // Kept over a reload, and read four minutes later.
    const again = readTimers(JSON.parse(JSON.stringify(timers))) ?? noTimers;
    expect(leftOf(again, peel, NOW + 240_000)).toBe(60_000);
    expect(stateOf(again, peel, NOW + 300_000)).toBe('ended');
    expect(leftOf(again, peel, NOW + 999_000)).toBe(0);
  });

  it('pauses, goes on and is full again after a reset', () => {
    const halted = paused(started(noTimers, peel, NOW), NOW + 100_000);
    expect([stateOf(halted, peel, NOW), leftOf(halted, peel, NOW + 9_000_000)]).toEqual(['paused', 200_000]);
    const resumed = started(halted, peel, NOW + 500_000);
    expect(leftOf(resumed, peel, NOW + 600_000)).toBe(100_000);
    expect(resumed.left).toEqual({});
    expect(leftOf(reset(resumed, peel.id), peel, NOW)).toBe(300_000);
    expect(stateOf(reset(halted, peel.id), peel, NOW)).toBe('idle');
  });

  it('is the only one that runs: another that ran is paused, and one that had run out is full again', () => {
    const both = started(started(noTimers, peel, NOW), mask, NOW + 60_000);
    expect([stateOf(both, peel, NOW + 60_000), stateOf(both, mask, NOW + 60_000)]).toEqual(['paused', 'running']);
    expect(leftOf(both, peel, NOW + 500_000)).toBe(240_000);
    const later = started(started(noTimers, peel, NOW), mask, NOW + 400_000);
    expect(stateOf(later, peel, NOW + 400_000)).toBe('idle');
  });

  it('never has more left than its step takes, if the clock of the device is set back', () => {
    expect(leftOf(started(noTimers, peel, NOW), peel, NOW - 3_600_000)).toBe(300_000);
  });

  it('forgets the oldest of many that are paused', () => {
    let timers = noTimers;
    for (let index = 0; index < 60; index += 1) {
      timers = paused(started(timers, { id: `step-${index}`, seconds: 60 }, NOW), NOW + 1_000);
    }
    expect(Object.keys(timers.left)).toHaveLength(50);
    expect(timers.left['step-59']).toBe(59_000);
    expect(timers.left['step-9']).toBeUndefined();
  });
});

describe('what is kept', () => {
  it.each([[null], ['x'], [7]])('is nothing for %j', (value) => {
    expect(readTimers(value)).toBeNull();
  });

  it.each([
    [{}],
    [{ running: { step: 1, endsAt: NOW }, left: 'x', hasSound: 'yes' }],
    [{ running: { step: 'a', endsAt: 'soon' }, left: { a: -1, b: null, c: 'x' } }],
  ])('is no timer for %j', (value) => {
    expect(readTimers(value)).toEqual(noTimers);
  });

  it('is the sound as it was chosen', () => {
    expect(readTimers({ hasSound: true })?.hasSound).toBe(true);
  });
});

it('writes times for eyes and for ears', () => {
  expect([300_000, 299_999, 59_001, 1, 0, -5].map(clockText)).toEqual(['5:00', '5:00', '1:00', '0:01', '0:00', '0:00']);
  expect([300, 61, 45].map(durationText)).toEqual(['5 minutes', '1 minute 1 second', '45 seconds']);
  expect([300, 90, 45, 150].map(shortDuration)).toEqual(['5 min', '90 s', '45 s', '2:30 min']);
});
