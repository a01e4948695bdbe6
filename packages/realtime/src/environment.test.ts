import { expect, it } from 'vitest';
import { browserEnvironment } from './environment.ts';

it('wakes when the device is online again, and when the page is seen again', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const scope = Object.assign(new EventTarget(), { document });
  let wakes = 0;
  const stop = browserEnvironment(scope).onWake(() => (wakes += 1));
  scope.dispatchEvent(new Event('offline'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wakes).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wakes).toBe(1);
  scope.dispatchEvent(new Event('online'));
  expect(wakes).toBe(2);
  stop();
  scope.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wakes).toBe(2);
});

it('never wakes where there is no page', () => {
  expect(() => browserEnvironment().onWake(() => {})()).not.toThrow();
});
