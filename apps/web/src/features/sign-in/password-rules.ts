export interface PasswordRule {
  id: string;
  text: string;
  /** What to do when it is not met. */
  problem: string;
  isMet: boolean;
}

/** What the server asks of a password, and whether it has that already. Without an email, what can be told without it. */
export function passwordRules(password: string, email?: string): readonly PasswordRule[] {
  const plain = password.trim().toLowerCase();
  const rules = [
    {
      id: 'length',
      text: 'At least 10 characters',
      problem: 'Use at least 10 characters.',
      isMet: plain.length >= 10,
    },
    {
      id: 'different',
      text: 'At least 5 different characters',
      problem: 'Use at least 5 different characters.',
      isMet: new Set(plain).size >= 5,
    },
  ];
  if (email === undefined) return rules;
  return [
    ...rules,
    {
      id: 'email',
      text: 'Different from your email',
      problem: 'Use something other than your email address.',
      isMet: plain !== '' && plain !== email.trim().toLowerCase(),
    },
  ];
}

/** What is missing, as a sentence; null when nothing is. */
export function passwordProblem(password: string, email?: string): string | null {
  return passwordRules(password, email).find(({ isMet }) => !isMet)?.problem ?? null;
}
