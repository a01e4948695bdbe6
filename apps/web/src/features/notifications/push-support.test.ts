import { expect, it } from 'vitest';
import { pushSupport } from './push-support.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

const support = (userAgent: string, maxTouchPoints: number, hasPush = false, isStandalone = false) =>
  pushSupport({ userAgent, maxTouchPoints, hasPush, isStandalone });

it('asks owners of an iPhone or iPad to add the store to the Home Screen', () => {
  expect(support(IPHONE, 5)).toBe('homeScreen');
  expect(support(MAC, 5)).toBe('homeScreen');
});

it('asks for an update if there is no push on the Home Screen either', () => {
  expect(support(IPHONE, 5, false, true)).toBe('update');
});

it('needs nothing where there is push, and gives up on other browsers without it', () => {
  expect(support(IPHONE, 5, true, true)).toBe('ready');
  expect(support(MAC, 0, true)).toBe('ready');
  expect(support(MAC, 0)).toBe('none');
});
