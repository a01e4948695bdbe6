import { expect, it } from 'vitest';
import { detailsSchema, downloadSchema, emailChangeSchema, passwordSchema } from './profile-schemas.ts';

interface Outcome {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}

const problems = ({ error }: Outcome) => (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

const details = { firstName: 'Ana', lastName: 'Ruiz', phone: '', smsOptIn: false, accountName: 'Ana Ruiz' };

it('wants a number for text messages, and none otherwise', () => {
  const check = (changes: Partial<typeof details>) =>
    problems(detailsSchema(true).safeParse({ ...details, ...changes }));
  expect(check({})).toEqual([]);
  expect(check({ phone: '+1 801 555 0114', smsOptIn: true })).toEqual([]);
  expect(check({ smsOptIn: true })).toEqual([['phone', 'Enter a phone number for text messages.']]);
  expect(check({ phone: 'call me', smsOptIn: true })).toHaveLength(1);
});

it('does not take blanks for a name, and asks for no account name where it cannot be changed', () => {
  const blank = { ...details, firstName: ' ', accountName: '   ' };
  expect(problems(detailsSchema(true).safeParse(blank))).toEqual([
    ['firstName', 'Enter your first name.'],
    ['accountName', 'Enter the account name.'],
  ]);
  expect(problems(detailsSchema(false).safeParse(blank))).toEqual([['firstName', 'Enter your first name.']]);
});

it('wants another email address, and the password', () => {
  const check = (newEmail: string, currentPassword = 'correct horse') =>
    problems(emailChangeSchema('Ana@example.com').safeParse({ newEmail, currentPassword }));
  expect(check(' ana.ruiz@example.com ')).toEqual([]);
  expect(check('ana@EXAMPLE.com')).toEqual([
    ['newEmail', 'Enter an email address that’s different from your current one.'],
  ]);
  expect(check('', '')).toEqual([
    ['newEmail', 'Enter your email address.'],
    ['currentPassword', 'Enter your current password.'],
  ]);
});

it('wants the password for the copy of the data only when it is asked for', () => {
  const check = (isAsked: boolean) => problems(downloadSchema(isAsked).safeParse({ currentPassword: '' }));
  expect(check(false)).toEqual([]);
  expect(check(true)).toEqual([['currentPassword', 'Enter your current password.']]);
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
