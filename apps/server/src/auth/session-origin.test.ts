import { expect, test } from 'vitest';
import { deviceOf, networkOf, publicNetwork } from './session-origin.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) something else', 'ChromeOS'],
  ['curl/8.9.1', null],
  ['', null],
  [undefined, null],
])('%s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test('a network is the beginning of an address, whatever way it is written', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkOf('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48');
  expect(networkOf('::1')).toBe('0:0:0::/48');
  expect(networkOf('not an address')).toBeNull();
});

test.each([
  '127.0.0.0/24',
  '10.4.2.0/24',
  '192.168.1.0/24',
  '172.16.0.0/24',
  '172.31.255.0/24',
  '169.254.7.0/24',
  '100.64.3.0/24',
  '100.127.3.0/24',
  '0:0:0::/48',
  'fd12:3456:789a::/48',
  'fe80:0:0::/48',
])('%s is not public', (network) => {
  expect(publicNetwork(network)).toBeNull();
});

test.each([
  '203.0.113.0/24',
  '172.32.0.0/24',
  '172.15.0.0/24',
  '192.167.1.0/24',
  '101.2.3.0/24',
  '100.63.3.0/24',
  '100.128.3.0/24',
  '2001:db8:1::/48',
  'fe:0:0::/48',
])('%s is public', (network) => {
  expect(publicNetwork(network)).toBe(network);
});

test('an unknown network is not public', () => {
  expect(publicNetwork(null)).toBeNull();
});
