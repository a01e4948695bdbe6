// A caller's address becomes a counter in one place, `auth/rate-limit.ts`: an IPv6 address used in the name of a limit by hand is no
// limit, since everyone has as many of them as they like.
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';

const BY_HAND = /bucket: `[^`]*\$\{(?:\w+\.)*ip\}/;

test('a limit has the address beside its name, never in it', () => {
  expect(BY_HAND.test('{ bucket: `order ip ${call.ip}`, max: 1 }')).toBe(true);
  expect(BY_HAND.test("{ bucket: 'order ip', ip, max: 1 }")).toBe(false);
  const offenses = sourceFiles().filter(({ path, text }) => !isTest(path) && BY_HAND.test(text));
  expect(offenses.map(({ path }) => path)).toEqual([]);
});
