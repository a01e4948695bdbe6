import { expect, it } from 'vitest';
import { emailSchema, optionalText, phoneSchema, requiredPhone, requiredText } from './text-schemas.ts';

interface Schema {
  safeParse: (text: string) => { data?: string; error?: { issues: readonly { message: string }[] } };
}

/** What comes of a text: the text as it is sent, or what is said of it. */
const read = (schema: Schema, text: string): string | readonly string[] => {
  const { data, error } = schema.safeParse(text);
  return error ? error.issues.map(({ message }) => message) : (data ?? '');
};

it('trims a text, and says one thing of each problem', () => {
  const city = requiredText('Enter your city.', 5);
  expect(read(city, ' Provo ')).toBe('Provo');
  expect(read(city, '  ')).toEqual(['Enter your city.']);
  expect(read(city, 'Sandys')).toEqual(['Use at most 5 characters.']);
  expect(read(optionalText(5), '  ')).toBe('');
});

it('knows an email address', () => {
  expect(read(emailSchema, ' nora@example.com ')).toBe('nora@example.com');
  expect(read(emailSchema, ' ')).toEqual(['Enter your email address.']);
  expect(read(emailSchema, 'nora@')).toHaveLength(1);
});

it('knows a phone number, which a form may ask for', () => {
  expect(read(phoneSchema, ' (801) 555-0114 ')).toBe('(801) 555-0114');
  expect(read(phoneSchema, '')).toBe('');
  expect(read(phoneSchema, '555')).toEqual(['Enter a phone number like 801 555 0114.']);
  expect(read(requiredPhone('Enter a phone number.'), '')).toEqual(['Enter a phone number.']);
  expect(read(requiredPhone('Enter a phone number.'), 'none')).toEqual(['Enter a phone number like 801 555 0114.']);
});
