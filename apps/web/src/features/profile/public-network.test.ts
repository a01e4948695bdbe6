import { expect, test } from 'vitest';
import { publicNetwork } from './public-network.ts';

test.each([
  '127.0.0.0/24',
  '10.4.2.0/24',
  '192.168.1.0/24',
  '172.16.0.0/24',
  '172.31.255.0/24',
  '169.254.7.0/24',
  '0:0:0::/48',
  'fd12:3456:789a::/48',
  'fe80:0:0::/48',
])('%s is not shown', (network) => {
  expect(publicNetwork(network)).toBeNull();
});

test.each([
  '203.0.113.0/24',
  '172.32.0.0/24',
  '172.15.0.0/24',
  '192.167.1.0/24',
  '101.2.3.0/24',
  '2001:db8:1::/48',
  'fe:0:0::/48',
])('%s is shown', (network) => {
  expect(publicNetwork(network)).toBe(network);
});

test('an unknown network is not shown', () => {
  expect(publicNetwork(null)).toBeNull();
});
