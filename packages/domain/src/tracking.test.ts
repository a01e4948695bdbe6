import { expect, it } from 'vitest';
import { trackingUrl } from './tracking.ts';

it.each([
  ['UPS', '1Z 999AA1 0123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['USPS', '9405500000000000000000', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405500000000000000000'],
  ['FedEx', '123456789012', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
  ['dhl', '1234567890', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=1234567890'],
  [
    'Canada Post',
    '123456789012',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=123456789012',
  ],
])('%s shows a package at its own page', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

it('is null for a carrier whose page is not known', () => {
  expect(trackingUrl('Bike courier', '12')).toBeNull();
  expect(trackingUrl('constructor', '12')).toBeNull();
});

it('never lets a number change the address', () => {
  expect(trackingUrl('UPS', '1Z&to=//evil.example#')).toBe(
    'https://www.ups.com/track?tracknum=1Z%26to%3D%2F%2Fevil.example%23',
  );
});
