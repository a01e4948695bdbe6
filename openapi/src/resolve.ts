import type { Contract, Reference, Schema } from './contract.ts';

export function isReference(part: unknown): part is Reference {
  return typeof part === 'object' && part !== null && '$ref' in part && typeof part.$ref === 'string';
}

/** A key as it appears in a reference, where it is part of a JSON pointer and of a URL. */
export function escapeKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function unescapeKey(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The contract's name for the schema that this one refers to; null for an inline schema. */
export function schemaName(schema: Schema): string | null {
  return /^#\/components\/schemas\/([^/]+)$/.exec(schema.$ref ?? '')?.[1] ?? null;
}

/** The part itself, or what it refers to, through any number of references. Throws if a reference cannot be resolved. */
export function resolve<T extends object>(contract: Contract, part: T | Reference): T {
  let current: unknown = part;
  const seen = new Set<string>();
  while (isReference(current)) {
    const { $ref } = current;
    if (seen.has($ref)) throw new Error(`The reference ${$ref} points to itself.`);
    seen.add($ref);
    let found: unknown = $ref.startsWith('#/') ? contract : undefined;
    for (const key of $ref.slice(2).split('/').map(unescapeKey)) {
      const hasKey = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
      found = hasKey ? Reflect.get(found as object, key) : undefined;
    }
    if (found === undefined) throw new Error(`The reference ${$ref} leads nowhere.`);
    current = found;
  }
  // A reference appears where its target may: the linter of the description checks that.
  return current as T;
}
