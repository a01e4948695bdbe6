/*
 * Limits for what hangs, in milliseconds. They say nothing about speed: the same tests also run on machines that are busy or several times
 * slower. What has to be quick is checked with `isInTime`.
 */

/** One wait of a test: for a page, an element or a condition. */
export const WAIT_LIMIT = 120_000;

/** The start of a process, such as a browser or a server with its database. */
export const START_LIMIT = 300_000;

/** A whole test or hook: many waits, and a few starts. */
const TEST_LIMIT = 1_800_000;

/** For `test` in the configuration of Vitest, whose own limits are between one and ten seconds. */
export const limits = {
  expect: { poll: { timeout: WAIT_LIMIT } },
  testTimeout: TEST_LIMIT,
  hookTimeout: TEST_LIMIT,
  teardownTimeout: WAIT_LIMIT,
};
