import { expect, it } from 'vitest';
import { emailSchema, optionalText, phoneSchema, requiredPhone, requiredText } from './text-schemas.ts';

interface Schema {
  safeParse: (text: string) => { data?: string; error?: { issues: readonly { message: string }[] } };
}

/** The text as it is sent, or the messages about it. */
const read = (schema: Schema, text: string): string | readonly string[] => {
  const { data, error } = schema.safeParse(text);
  return error ? error.issues.map(({ message }) => message) : (data ?? '');
};

it('trims text and has one message per problem', () => {
  const city = requiredText('Enter your city.', 5);
  expect(read(city, ' Provo ')).toBe('Provo');
  expect(read(city, '  ')).toEqual(['Enter your city.']);
  expect(read(city, 'Sandys')).toEqual(['Use at most 5 characters.']);
  expect(read(optionalText(5), '  ')).toBe('');
});

it('recognizes an email address', () => {
  expect(read(emailSchema, ' nora@example.com ')).toBe('nora@example.com');
  expect(read(emailSchema, ' ')).toEqual(['Enter your email address.']);
  expect(read(emailSchema, 'nora@')).toHaveLength(1);
});

it('recognizes a phone number, optional or required', () => {
  expect(read(phoneSchema, ' (801) 555-0114 ')).toBe('(801) 555-0114');
  expect(read(phoneSchema, '')).toBe('');
  expect(read(phoneSchema, '555')).toEqual(['Enter a phone number like 801-555-0114.']);
  expect(read(requiredPhone('Enter a phone number.'), '')).toEqual(['Enter a phone number.']);
  expect(read(requiredPhone('Enter a phone number.'), 'none')).toEqual(['Enter a phone number like 801-555-0114.']);
});
