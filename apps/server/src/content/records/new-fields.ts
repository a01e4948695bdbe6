import type { ContentType } from './types.ts';

/**
 * A content type of a space with the fields that a later release gave to the storefront's type of that name. Only optional fields: what the
 * space has stays valid, and nothing of its own type changes.
 */
export function withNewFields(stored: ContentType, storefront: ContentType): ContentType {
  const known = new Set(stored.fields.map(({ id }) => id));
  const added = storefront.fields.filter(({ id, required }) => !required && !known.has(id));
  if (added.length === 0) return stored;
  // Without what the space keeps about its type, such as its revision.
  const { id, name, description, displayField, fields } = stored;
  return { id, name, description, displayField, fields: [...fields, ...added] };
}
