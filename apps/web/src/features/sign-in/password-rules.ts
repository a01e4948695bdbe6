export interface PasswordRule {
  id: string;
  text: string;
  isMet: boolean;
}

/** What the server asks of a password, and whether it has that already. */
export function passwordRules(password: string, email: string): readonly PasswordRule[] {
  const plain = password.trim().toLowerCase();
  return [
    { id: 'length', text: 'At least 10 characters', isMet: plain.length >= 10 },
    { id: 'different', text: 'At least 5 different characters', isMet: new Set(plain).size >= 5 },
    { id: 'email', text: 'Different from your email', isMet: plain !== '' && plain !== email.trim().toLowerCase() },
  ];
}

/** What is missing, as a sentence; null when nothing is. */
export function passwordProblem(password: string, email: string): string | null {
  const [length, different, other] = passwordRules(password, email);
  if (!length?.isMet) return 'Use at least 10 characters.';
  if (!different?.isMet) return 'Use at least 5 different characters.';
  return other?.isMet ? null : 'Use something other than your email address.';
}
