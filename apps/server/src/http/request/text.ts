/** Text that UTF-8 cannot represent or PostgreSQL cannot store: an unpaired surrogate, or a null character. */
function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

/** Not a file of a form. The router's objects have a prototype of their own, without a constructor. */
function isPlain(value: object): boolean {
  const { constructor } = value;
  return Array.isArray(value) || constructor === Object || typeof constructor !== 'function';
}

/** JSON pointers of the invalid strings in a value that matches its schema, so it is no deeper than that. */
export function findBrokenText(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return isBroken(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    findBrokenText(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
