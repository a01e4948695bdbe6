import { expect, test } from 'vitest';
import { checkStrength } from './check-strength.ts';

const dora = {
  email: 'dora.winslow@larkclinic.example',
  firstName: 'Dora',
  lastName: 'Winslow',
  business: 'Lark Clinic',
};

/** What the field says, or null when the password is taken. */
async function reasonFor(password: string): Promise<unknown> {
  return checkStrength(password, dora).then(
    () => null,
    (error: { details?: readonly { message: string }[] }) => error.details?.[0]?.message,
  );
}

test.each([
  '1234567890',
  'qwertyuiop',
  'password12',
  'Password123',
  'PASSWORD123',
  'dragon2024!',
  '2024-monkey',
  'sunshine123456789',
  'q1w2e3r4t5',
  'ｐａｓｓｗｏｒｄ１２３',
])('%s is refused as common', async (password) => {
  expect(await reasonFor(password)).toBe('is one of the most common passwords');
});

test.each([
  'regen12345',
  'Regen-2026!',
  'regenskincare1',
  'DoraWinslow7',
  'dora.winslow1',
  'larkclinic26',
  'LarkRegenDora',
  'regen-dragon12',
  'winslow-password1',
])('%s is refused for its words', async (password) => {
  expect(await reasonFor(password)).toBe('is based on your name, your email or our name');
});

test.each(['short', 'aaaaaaaaaaaa', 'dora.winslow@larkclinic.example'])('%s is too easy', async (password) => {
  expect(await reasonFor(password)).toBe('is too easy to guess');
});

test.each([
  'three calm mornings',
  'a long pass phrase',
  'correct horse battery',
  'regen makes mornings slow',
  'doras kettle is violet',
  'k7#Rq-vT2m_x',
  'Ένα μακρύ σύνθημα',
])('%s is taken', async (password) => {
  expect(await reasonFor(password)).toBeNull();
});
