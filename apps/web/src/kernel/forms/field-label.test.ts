import { expect, it } from 'vitest';
import { fieldLabel, fieldSentence } from './field-label.ts';

it.each([
  ['/shippingAddress/postalCode', 'Postal code'],
  ['/email', 'Email'],
  ['/header/Browser-Id', 'Browser-Id'],
  ['/', ''],
])('calls %s “%s”', (path, label) => expect(fieldLabel(path)).toBe(label));

it.each([
  ['is made of your name', '', 'It is made of your name.'],
  ['must be a date', 'Starts on', 'Starts on must be a date.'],
  ['Enter a ZIP code like 84097.', '', 'Enter a ZIP code like 84097.'],
  ['Enter a ZIP code like 84097.', 'Postal code', 'Postal code: Enter a ZIP code like 84097.'],
  ['now $5.00', '', 'Now $5.00.'],
])('makes a sentence of “%s”', (message, label, sentence) => expect(fieldSentence(message, label)).toBe(sentence));
