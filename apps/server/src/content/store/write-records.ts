import type { Tx } from '../../db/database.ts';
import { loadModel } from '../index/load-index.ts';
import type { ContentModel } from '../index/space-index.ts';
import { assetIssues, draftIssues, publishIssues } from '../records/check-record.ts';
import type { FindLinked } from '../records/check-value.ts';
import { linksOf } from '../records/links.ts';
import { RefusedContent, VersionMismatch } from '../records/refused-content.ts';
import type { ContentIssue } from '../records/refused-content.ts';
import { ID, isObject, recordKey } from '../records/types.ts';
import type { Fields, RecordKind, RecordRef, Stage } from '../records/types.ts';

export interface Draft extends RecordRef {
  /** Null for an asset. */
  contentTypeId: string | null;
  fields: Fields;
  tags: readonly string[];
  isSecured?: boolean;
  /** The version that was edited; without it, whatever is there is replaced. */
  version?: number;
}

interface StoredRow extends RecordRef {
  contentTypeId: string | null;
  fields: Fields;
  version: number;
  isPublished: boolean;
  isSecured: boolean;
}

const columnsOf = (refs: readonly RecordRef[]): [RecordKind[], string[]] => [
  refs.map(({ kind }) => kind),
  refs.map(({ id }) => id),
];

/** Takes numbers for changes. Other writers wait until the transaction ends, so numbers are committed in their order. */
export async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { rows } = await tx.query<{ first: string }>(
    'update content_head set seq = seq + $1 returning seq - $1 + 1 as first',
    [count],
  );
  return Number(rows[0]?.first ?? 0);
}

async function storedRows(tx: Tx, refs: readonly RecordRef[]): Promise<Map<string, StoredRow>> {
  const { rows } = await tx.query<StoredRow>(
    `select r.kind, r.id, content_type_id as "contentTypeId", fields, version, published_version is not null as "isPublished",
       is_secured as "isSecured"
     from content_records r join unnest($1::text[], $2::text[]) as asked(kind, id) using (kind, id)`,
    columnsOf(refs),
  );
  return new Map(rows.map((row) => [recordKey(row), row]));
}

/** The records that some others link to, as far as rules about links have to know them. */
async function linkedBy(tx: Tx, all: readonly { fields: Fields }[], locale: string): Promise<FindLinked> {
  const refs = all.flatMap(({ fields }) => linksOf(fields));
  const rows = await storedRows(tx, refs);
  return (ref) => {
    const row = rows.get(recordKey(ref));
    if (!row) return null;
    const file = row.fields['file']?.[locale];
    const mimeType = isObject(file) && typeof file['contentType'] === 'string' ? file['contentType'] : null;
    return { contentTypeId: row.contentTypeId, mimeType };
  };
}

function issuesOfDraft(draft: Draft, { types, locales, tags }: ContentModel): ContentIssue[] {
  const issues: ContentIssue[] = [];
  if (!ID.test(draft.id)) issues.push({ path: 'id', message: 'has other characters than letters, digits, ., _ and -' });
  for (const tag of draft.tags) {
    if (!tags.has(tag)) issues.push({ path: 'tags', message: `${tag} is not a tag of the space` });
  }
  if (draft.kind === 'Asset') return [...issues, ...assetIssues(draft.fields, locales, false)];
  const type = types.get(draft.contentTypeId ?? '');
  if (!type) return [...issues, { path: 'contentType', message: `${draft.contentTypeId} is not a content type` }];
  return [...issues, ...draftIssues(type, draft.fields, locales)];
}

const named = (ref: RecordRef, issues: readonly ContentIssue[]): ContentIssue[] =>
  issues.map(({ path, message }) => ({ path: `${ref.kind} ${ref.id} ${path}`, message }));

function assertNone(issues: readonly ContentIssue[]): void {
  if (issues.length > 0) throw new RefusedContent(issues);
}

async function note(
  tx: Tx,
  stage: Stage,
  refs: readonly RecordRef[],
  { first, isDeleted, at }: { first: number; isDeleted: boolean; at: Date },
): Promise<void> {
  await tx.query(
    `insert into content_changes as c (stage, kind, record_id, seq, is_deleted, revision, created_at, changed_at)
     select $1, asked.kind, asked.id, $2 + asked.place - 1, $3, coalesce(r.revision, 0),
       coalesce(case $1 when 'published' then r.first_published_at else r.created_at end, $4), $4
     from unnest($5::text[], $6::text[]) with ordinality as asked(kind, id, place)
     left join content_records r on r.kind = asked.kind and r.id = asked.id
     on conflict (stage, kind, record_id) do update set seq = excluded.seq, is_deleted = excluded.is_deleted,
       revision = case when excluded.is_deleted then c.revision else excluded.revision end,
       created_at = case when excluded.is_deleted then c.created_at else excluded.created_at end,
       changed_at = excluded.changed_at`,
    [stage, first, isDeleted, at, ...columnsOf(refs)],
  );
}

/** Stores drafts; what is published stays as it is. Throws `RefusedContent`, `VersionMismatch`. Returns the number of the last change. */
export async function saveDrafts(tx: Tx, drafts: readonly Draft[], at: Date): Promise<number> {
  const first = await takeNumbers(tx, drafts.length);
  const model = await loadModel(tx);
  assertNone(drafts.flatMap((draft) => named(draft, issuesOfDraft(draft, model))));
  const stored = await storedRows(tx, drafts);
  for (const draft of drafts) {
    const found = stored.get(recordKey(draft));
    if (draft.version !== undefined && draft.version !== found?.version) {
      throw new VersionMismatch(`${recordKey(draft)} has version ${found?.version ?? 0}, not ${draft.version}.`);
    }
    if (found && found.contentTypeId !== draft.contentTypeId) {
      assertNone(named(draft, [{ path: 'contentType', message: `is ${found.contentTypeId} and cannot change` }]));
    }
  }
  await tx.query(
    `insert into content_records as r (kind, id, content_type_id, fields, tags, is_secured, created_at, updated_at)
     select kind, id, "contentTypeId", fields, tags, coalesce("isSecured", false), $2, $2
     from jsonb_to_recordset($1::jsonb) as d(kind text, id text, "contentTypeId" text, fields jsonb, tags text[], "isSecured" boolean)
     on conflict (kind, id) do update set fields = excluded.fields, tags = excluded.tags, is_secured = excluded.is_secured,
       version = r.version + 1, updated_at = excluded.updated_at`,
    [JSON.stringify(drafts), at],
  );
  await note(tx, 'draft', drafts, { first, isDeleted: false, at });
  // Whether a URL has to be signed holds for what is published too, and at once.
  const secured = drafts.filter((draft) => {
    const found = stored.get(recordKey(draft));
    return found?.isPublished === true && found.isSecured !== (draft.isSecured ?? false);
  });
  await note(tx, 'published', secured, { first, isDeleted: false, at });
  return first + drafts.length - 1;
}

async function assertComplete(tx: Tx, rows: readonly StoredRow[]): Promise<void> {
  const { types, locales } = await loadModel(tx);
  const find = await linkedBy(tx, rows, locales.find(({ isDefault }) => isDefault)?.code ?? '');
  assertNone(
    rows.flatMap((row) => {
      if (row.kind === 'Asset') return named(row, assetIssues(row.fields, locales, true));
      const type = types.get(row.contentTypeId ?? '');
      return type ? named(row, publishIssues(type, row.fields, locales, find)) : [];
    }),
  );
  await assertUnique(tx, rows, [...types.values()]);
}

/** Fields of which no two published entries of a type may have the same value. */
async function assertUnique(
  tx: Tx,
  rows: readonly StoredRow[],
  types: readonly {
    id: string;
    fields: readonly { id: string; validations: readonly { unique?: boolean | undefined }[] }[];
  }[],
): Promise<void> {
  for (const type of types) {
    const mine = rows.filter(({ contentTypeId }) => contentTypeId === type.id).map(({ id }) => id);
    const unique = type.fields.filter(({ validations }) => validations.some((rule) => rule.unique === true));
    if (mine.length === 0 || unique.length === 0) continue;
    const { rows: taken } = await tx.query<{ id: string; field: string }>(
      `with values as (
         select r.id, f.id as field, v.value, r.id = any($2::text[]) as mine
         from content_records r cross join unnest($3::text[]) as f(id)
         cross join lateral jsonb_each(case when r.id = any($2::text[]) then r.fields else r.published_fields end -> f.id) v
         where r.kind = 'Entry' and r.content_type_id = $1)
       select distinct a.id, a.field from values a join values b on a.field = b.field and a.value = b.value and a.id <> b.id
       where a.mine`,
      [type.id, mine, unique.map(({ id }) => id)],
    );
    assertNone(
      taken.map(({ id, field }) => ({ path: `Entry ${id} fields.${field}`, message: 'is the same in another entry' })),
    );
  }
}

/** Makes the drafts public. Throws `RefusedContent`. Returns the number of the last change. */
export async function publishRecords(tx: Tx, refs: readonly RecordRef[], at: Date): Promise<number> {
  const first = await takeNumbers(tx, refs.length);
  const stored = await storedRows(tx, refs);
  const missing = refs.filter((ref) => !stored.has(recordKey(ref)));
  assertNone(missing.map((ref) => ({ path: recordKey(ref), message: 'does not exist' })));
  await assertComplete(tx, [...stored.values()]);
  await tx.query(
    `update content_records r set published_fields = fields, published_tags = tags, published_version = version,
       revision = revision + 1, published_at = $3, first_published_at = coalesce(first_published_at, $3)
     from unnest($1::text[], $2::text[]) as asked(kind, id) where r.kind = asked.kind and r.id = asked.id`,
    [...columnsOf(refs), at],
  );
  for (const stage of ['draft', 'published'] as const) await note(tx, stage, refs, { first, isDeleted: false, at });
  return first + refs.length - 1;
}

/** Takes what is published out of sight; the drafts stay. Returns the number of the last change. */
export async function unpublishRecords(tx: Tx, refs: readonly RecordRef[], at: Date): Promise<number> {
  const first = await takeNumbers(tx, refs.length);
  const stored = await storedRows(tx, refs);
  const published = refs.filter((ref) => stored.get(recordKey(ref))?.isPublished === true);
  await note(tx, 'published', published, { first, isDeleted: true, at });
  // Drafts name the published version.
  await note(tx, 'draft', published, { first, isDeleted: false, at });
  await tx.query(
    `update content_records r set published_fields = null, published_tags = null, published_version = null, published_at = null
     from unnest($1::text[], $2::text[]) as asked(kind, id) where r.kind = asked.kind and r.id = asked.id`,
    columnsOf(published),
  );
  return first + refs.length - 1;
}

/** Deletes records, published or not. Returns the number of the last change. */
export async function removeRecords(tx: Tx, refs: readonly RecordRef[], at: Date): Promise<number> {
  const first = await takeNumbers(tx, refs.length);
  const stored = await storedRows(tx, refs);
  const known = refs.filter((ref) => stored.has(recordKey(ref)));
  const published = known.filter((ref) => stored.get(recordKey(ref))?.isPublished === true);
  await note(tx, 'published', published, { first, isDeleted: true, at });
  await note(tx, 'draft', known, { first, isDeleted: true, at });
  await tx.query(
    `delete from content_records r using unnest($1::text[], $2::text[]) as asked(kind, id)
     where r.kind = asked.kind and r.id = asked.id`,
    columnsOf(known),
  );
  return first + refs.length - 1;
}
