import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

/** Whose password it becomes, as far as that is known. */
export interface PasswordOwner {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** The name of the account: a clinic, a spa. */
  business?: string | null | undefined;
}

/** Words that everyone would try first at this shop. */
const SHOP_WORDS = ['regen', 'skincare', 'skin', 'clinic', 'beauty', 'serum', 'password'];
/** The minimum number of characters that must remain of a password without the words that stand for its owner or for us. */
const LEFT = 6;
/** Common suffixes that make a word long enough: a year, `123!`. */
const TAIL = 5;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most frequent passwords of published leaks, lower case. Loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return common;
}

/** A frequent password, or one with a few signs before or behind, or two of them. */
function isCommon(plain: string, known: ReadonlySet<string>): boolean {
  if (known.has(plain)) return true;
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? [];
  const isLittle = (part: string) => part.length <= TAIL || known.has(part);
  return word !== '' && known.has(word) && isLittle(before) && isLittle(after);
}

/** The words of a name or an address, without those that appear in too many passwords by chance. */
function wordsOf(text: string | null | undefined): string[] {
  return (
    text
      ?.normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= 3);
}

/** The remainder of a password, letters and digits, without its owner's words and the shop's. */
function withoutOwnWords(bare: string, { email, firstName, lastName, business }: PasswordOwner): string {
  const words = [...SHOP_WORDS, ...[email, firstName, lastName, business].flatMap(wordsOf)];
  let left = bare;
  // The longest first: "danalumen" and then "dana".
  for (const word of words.toSorted((a, b) => b.length - a.length)) left = left.replaceAll(word, '');
  return left;
}

function weak(message: string, field: string): HttpError {
  return refuse('password_too_weak', message, { details: [{ path: '/password', message: field }] });
}

/** Refuses a password that others would try first. No rules of composition: length is what makes a password strong. */
export async function checkStrength(password: string, owner: PasswordOwner): Promise<void> {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (plain.length < 10 || new Set(plain).size < 5 || plain === owner.email.trim().toLowerCase())
    throw weak('This password is too easy to guess. Use a longer one.', 'is too easy to guess');
  const known = await commonPasswords();
  const bare = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (isCommon(plain, known) || isCommon(bare, known))
    throw weak('This is one of the most common passwords. Choose another one.', 'is one of the most common passwords');
  const left = withoutOwnWords(bare, owner);
  if (left.length < LEFT || isCommon(left, known))
    throw weak(
      'This password is based on your name, your email or our name. Choose another one.',
      'is based on your name, your email or our name',
    );
}
