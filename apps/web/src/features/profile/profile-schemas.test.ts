import { expect, it } from 'vitest';
import { accountNameSchema, contactSchema, passwordSchema } from './profile-schemas.ts';

interface Outcome {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}

const problems = ({ error }: Outcome) => (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('wants a number for text messages, and none otherwise', () => {
  expect(problems(contactSchema.safeParse({ phone: '', smsOptIn: false }))).toEqual([]);
  expect(problems(contactSchema.safeParse({ phone: '+1 801 555 0114', smsOptIn: true }))).toEqual([]);
  expect(problems(contactSchema.safeParse({ phone: '', smsOptIn: true }))).toEqual([
    ['phone', 'Enter a phone number for text messages.'],
  ]);
  expect(problems(contactSchema.safeParse({ phone: 'call me', smsOptIn: true }))).toHaveLength(1);
});

it('does not take blanks for a name', () => {
  expect(problems(accountNameSchema.safeParse({ accountName: '   ' }))).toEqual([
    ['accountName', 'Enter the account name.'],
  ]);
});

it('wants a password that meets every rule, and another one', () => {
  const check = (currentPassword: string, password: string, isAsked = true) =>
    problems(passwordSchema(isAsked, 'ana@example.com').safeParse({ currentPassword, password }));
  expect(check('correct horse battery', 'staple of the day')).toEqual([]);
  expect(check('correct horse battery', 'short')).toEqual([['password', 'Use at least 10 characters.']]);
  expect(check('correct horse battery', 'aaaaaaaaaaaa')).toEqual([
    ['password', 'Use at least 5 different characters.'],
  ]);
  expect(check('correct horse battery', 'Ana@example.com')).toEqual([
    ['password', 'Use something other than your email address.'],
  ]);
  expect(check('correct horse battery', 'correct horse battery')).toEqual([
    ['password', 'Choose a password that’s different from your current one.'],
  ]);
  expect(check('', 'staple of the day')).toEqual([['currentPassword', 'Enter your current password.']]);
  expect(check('', 'staple of the day', false)).toEqual([]);
});
