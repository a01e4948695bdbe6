import type { Tx } from '../../db/database.ts';
import { loadModel } from '../index/load-index.ts';
import { contentTypeSchema, issuesOf } from '../records/content-type-schema.ts';
import { RefusedContent } from '../records/refused-content.ts';
import type { ContentIssue } from '../records/refused-content.ts';
import type { ContentField, ContentLocale, ContentType } from '../records/types.ts';

function localeIssues(stored: readonly ContentLocale[], written: readonly ContentLocale[]): ContentIssue[] {
  const all = new Map([...stored, ...written].map((locale) => [locale.code, locale]));
  const issues: ContentIssue[] = [];
  if (all.size > 0 && [...all.values()].filter(({ isDefault }) => isDefault).length !== 1) {
    issues.push({ path: 'locales', message: 'exactly one must be the default' });
  }
  for (const { code, fallbackCode } of all.values()) {
    if (fallbackCode === null || all.has(fallbackCode)) continue;
    issues.push({ path: `locales ${code}`, message: `its fallbackCode ${fallbackCode} is not among them` });
  }
  return issues;
}

const kindOf = ({ type, linkType, items }: ContentField): string =>
  [type, linkType, items?.type, items?.linkType].filter((part) => part !== undefined).join(' ');

/** Fields whose type would change although records have values in them. */
async function changedFields(tx: Tx, type: ContentType, stored: ContentType): Promise<ContentIssue[]> {
  const before = new Map(stored.fields.map((field) => [field.id, kindOf(field)]));
  const changed = type.fields.filter((field) => (before.get(field.id) ?? kindOf(field)) !== kindOf(field));
  if (changed.length === 0) return [];
  const { rows } = await tx.query<{ id: string }>(
    `select f.id from unnest($2::text[]) as f(id) where exists (
       select from content_records r where r.content_type_id = $1 and (r.fields ? f.id or r.published_fields ? f.id))`,
    [type.id, changed.map(({ id }) => id)],
  );
  return rows.map(({ id }) => ({
    path: `${type.id} fields.${id}`,
    message: `is a ${before.get(id)} and has values, so its type cannot change`,
  }));
}

/** Throws `RefusedContent` with everything that is wrong with a model, by itself and beside what is stored. */
export async function checkModel(
  tx: Tx,
  { types, locales }: { types: readonly ContentType[]; locales: readonly ContentLocale[] },
): Promise<void> {
  const stored = await loadModel(tx);
  const issues = localeIssues(stored.locales, locales);
  for (const type of types) {
    const { error } = contentTypeSchema.safeParse(type);
    if (error) issues.push(...issuesOf(type.id, error));
    const known = stored.types.get(type.id);
    if (known) issues.push(...(await changedFields(tx, type, known)));
  }
  if (issues.length > 0) throw new RefusedContent(issues);
}
