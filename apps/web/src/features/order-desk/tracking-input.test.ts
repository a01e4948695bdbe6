import { expect, it } from 'vitest';
import { readTracking } from './tracking-input.ts';

const FORM = 'Use 4 to 60 letters, digits, spaces or hyphens.';

it.each([
  [
    { carrier: ' UPS ', trackingNumber: ' 1Z 999-AA1 ' },
    { tracking: { carrier: 'UPS', trackingNumber: '1Z 999-AA1' } },
  ],
  [
    { carrier: ' ', trackingNumber: '' },
    { errors: { carrier: 'Enter the carrier.', trackingNumber: 'Enter the tracking number.' } },
  ],
  [{ carrier: 'UPS', trackingNumber: '123' }, { errors: { trackingNumber: FORM } }],
  [{ carrier: 'UPS', trackingNumber: 'https://x.example' }, { errors: { trackingNumber: FORM } }],
  [{ carrier: 'UPS', trackingNumber: '1'.repeat(61) }, { errors: { trackingNumber: FORM } }],
])('reads %o', (values, read) => {
  expect(readTracking(values, { isRequired: true })).toEqual(read);
});

it('needs no number yet when an order ships', () => {
  expect(readTracking({ carrier: 'UPS', trackingNumber: ' ' }, { isRequired: false })).toEqual({ tracking: null });
  expect(readTracking({ carrier: '', trackingNumber: '1Z999' }, { isRequired: false })).toEqual({
    errors: { carrier: 'Enter the carrier.' },
  });
});
