import type { Queryable } from '../../db/database.ts';
import type { ContentField, ContentLocale, Fields, RecordKind, Stage } from '../records/types.ts';
import { SpaceIndex } from './space-index.ts';
import type { Change, ContentModel } from './space-index.ts';

/** Changes that are read at a time. */
const BATCH = 2_000;

interface ChangeRow {
  stage: Stage;
  kind: RecordKind;
  id: string;
  seq: string;
  isDeleted: boolean;
  revision: number;
  createdAt: Date;
  changedAt: Date;
  contentTypeId: string | null;
  fields: Fields | null;
  tags: string[] | null;
  isSecured: boolean | null;
  publishedVersion: number | null;
  isUnedited: boolean | null;
}

const HEAD = { name: 'content-head', text: 'select epoch, seq, model_seq as "modelSeq" from content_head' };

// Both stages of one change are read together: the last number of a batch is whole.
const CHANGES = {
  name: 'content-changes',
  text: `with batch as (select seq from content_changes where seq > $1 order by seq limit ${BATCH})
    select c.stage, c.kind, c.record_id as id, c.seq, c.is_deleted as "isDeleted", c.revision, c.created_at as "createdAt",
      c.changed_at as "changedAt", r.content_type_id as "contentTypeId", r.is_secured as "isSecured",
      r.published_version as "publishedVersion", r.version = r.published_version as "isUnedited",
      case c.stage when 'published' then r.published_fields else r.fields end as fields,
      case c.stage when 'published' then r.published_tags else r.tags end as tags
    from content_changes c left join content_records r on r.kind = c.kind and r.id = c.record_id
    where c.seq > $1 and c.seq <= (select max(seq) from batch)`,
};

function changeOf(row: ChangeRow): Change {
  const { stage, kind, id, revision, fields } = row;
  const seq = Number(row.seq);
  const createdAt = row.createdAt.toISOString();
  const changedAt = row.changedAt.toISOString();
  // A record that was removed between two statements has a later change, which says so.
  if (row.isDeleted || fields === null) {
    return { stage, isDeleted: true, deletion: { kind, id, seq, revision, createdAt, deletedAt: changedAt } };
  }
  const { contentTypeId, publishedVersion } = row;
  const record = { kind, id, seq, revision, createdAt, updatedAt: changedAt, contentTypeId, publishedVersion, fields };
  return {
    stage,
    isDeleted: false,
    record: { ...record, tags: row.tags ?? [], isSecured: row.isSecured ?? false, isUnedited: row.isUnedited ?? false },
  };
}

interface ModelRow {
  types: {
    id: string;
    name: string;
    description: string;
    displayField: string;
    fields: ContentField[];
    revision: number;
    createdAt: string;
    updatedAt: string;
  }[];
  locales: ContentLocale[];
  tags: { id: string; name: string; createdAt: string; updatedAt: string }[];
}

const MODEL = {
  name: 'content-model',
  text: `select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'description', description, 'displayField', display_field,
       'fields', fields, 'revision', revision, 'createdAt', created_at, 'updatedAt', updated_at) order by id), '[]')
     from content_types) as types,
    (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'isDefault', is_default, 'fallbackCode', fallback_code)
       order by is_default desc, code), '[]') from content_locales) as locales,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'createdAt', created_at, 'updatedAt', updated_at)
       order by id), '[]') from content_tags) as tags`,
};

const inUtc = <T extends { createdAt: string; updatedAt: string }>(one: T): T => ({
  ...one,
  createdAt: new Date(one.createdAt).toISOString(),
  updatedAt: new Date(one.updatedAt).toISOString(),
});

/** Content types, locales and tags of the space. */
export async function loadModel(db: Queryable): Promise<ContentModel> {
  const { rows } = await db.query<ModelRow>(MODEL);
  const { types = [], locales = [], tags = [] } = rows[0] ?? {};
  return {
    types: new Map(types.map((type) => [type.id, inUtc(type)])),
    locales,
    tags: new Map(tags.map((tag) => [tag.id, inUtc(tag)])),
  };
}

class StaleIndex extends Error {
  override readonly name = 'StaleIndex';
}

async function readHead(db: Queryable): Promise<{ epoch: string; seq: number; modelSeq: number }> {
  const { rows } = await db.query<{ epoch: string; seq: string; modelSeq: string }>(HEAD);
  const [head] = rows;
  return { epoch: head?.epoch ?? '', seq: Number(head?.seq ?? 0), modelSeq: Number(head?.modelSeq ?? 0) };
}

/** Until the head that was read last has nothing new: while changes are read, records and content types may change. */
async function catchUp(db: Queryable, index: SpaceIndex): Promise<void> {
  for (;;) {
    const head = await readHead(db);
    // A database that was restored from a backup has another epoch.
    if (index.seq > head.seq || (index.epoch !== '' && index.epoch !== head.epoch)) throw new StaleIndex();
    index.epoch = head.epoch;
    if (index.modelSeq !== head.modelSeq) {
      index.model = await loadModel(db);
      index.modelSeq = head.modelSeq;
    }
    if (index.seq === head.seq) return;
    const { rows } = await db.query<ChangeRow>(CHANGES, [index.seq]);
    index.apply(rows.map(changeOf));
    index.seq = rows.reduce((last, { seq }) => Math.max(last, Number(seq)), rows.length === 0 ? head.seq : index.seq);
  }
}

export interface SpaceReader {
  /** The index with all that was committed before the call. Read it before the next `await`: it changes. */
  current(): Promise<SpaceIndex>;
}

/**
 * Reads the space into memory at the first call, and what has changed at each further one: a look at one row when nothing has. So every
 * process answers with what any of them has committed, and one that is never asked holds nothing.
 */
export function createSpaceReader(db: Queryable): SpaceReader {
  let index = new SpaceIndex();
  let running: Promise<SpaceIndex> | undefined;
  let waiting: Promise<SpaceIndex> | undefined;

  async function run(): Promise<SpaceIndex> {
    try {
      await catchUp(db, index);
    } catch (error) {
      if (!(error instanceof StaleIndex)) throw error;
      index = new SpaceIndex();
      await catchUp(db, index);
    }
    return index;
  }

  function begin(): Promise<SpaceIndex> {
    running = run().finally(() => (running = undefined));
    return running;
  }

  return {
    current() {
      if (!running) return begin();
      // The look that is under way may have begun before the caller's last write.
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          // One that somebody else began in the meantime began after this call, too.
          return running ?? begin();
        });
      return waiting;
    },
  };
}
