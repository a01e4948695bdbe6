import { expect, test } from 'vitest';
import { recoverySync } from './settings.ts';

test.each([
  ['linux', '6.18.44', 'syncfs'],
  ['linux', '5.8.0-63-generic', 'syncfs'],
  ['linux', '5.4.0', 'fsync'],
  ['linux', '4.18.0-553.el8', 'fsync'],
  ['darwin', '24.6.0', 'fsync'],
  ['win32', '10.0.26100', 'fsync'],
])('on %s %s, recovery syncs the folder with %s', (system, kernel, method) => {
  expect(recoverySync(system, kernel)).toBe(method);
});
