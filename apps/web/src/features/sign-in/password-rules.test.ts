import { expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './password-rules.ts';

it.each([
  ['short', 'Use at least 10 characters.'],
  ['   padded   ', 'Use at least 10 characters.'],
  ['aaaaaaaaaaaa', 'Use at least 5 different characters.'],
  ['Ana@Example.com', 'Use something other than your email address.'],
  ['three calm mornings', null],
])('says about “%s”: %s', (password, problem) => {
  expect(passwordProblem(password, 'ana@example.com ')).toBe(problem);
});

it('has no rule about an email that it does not know', () => {
  expect(passwordRules('three calm mornings').map(({ id }) => id)).toEqual(['length', 'different']);
  expect(passwordProblem('aaaaaaaaaaaa')).toBe('Use at least 5 different characters.');
});

it('meets no rule before anything is typed', () => {
  expect(passwordRules('', '').filter(({ isMet }) => isMet)).toEqual([]);
});
