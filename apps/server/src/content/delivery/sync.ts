import * as z from 'zod';
import type { Signer } from '../../auth/secret.ts';
import { isDeletion } from '../index/space-index.ts';
import type { SpaceIndex, Deletion, IndexedRecord } from '../index/space-index.ts';
import { InvalidQuery, unknownPath } from '../query/invalid-query.ts';
import { MAX_LIMIT, numberIn } from '../query/parse-query.ts';
import type { Parameters } from '../query/parse-query.ts';
import { viewOf } from '../query/view.ts';
import type { Stage } from '../records/types.ts';
import { badRequest } from './errors.ts';
import { sentDeletion, sentRecord } from './present.ts';
import type { Space } from './space.ts';

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

/** What a token stands for. It is signed, since it also says which stage may be read. */
const stateSchema = z.object({
  stage: z.enum(['draft', 'published']),
  /** Of the database: its numbers mean nothing in another one. */
  epoch: z.string(),
  /** The caller has everything up to here. */
  after: z.number().int().min(0),
  /** Where the pages of this sync end; null before its first page. */
  until: z.number().int().min(0).nullable(),
  isInitial: z.boolean(),
  type: z.enum(TYPES),
  contentType: z.string().nullable(),
  limit: z.number().int().min(1).max(MAX_LIMIT),
});
type SyncState = z.output<typeof stateSchema>;

const PARAMETERS = new Set(['access_token', 'initial', 'type', 'content_type', 'sync_token', 'limit']);
const PURPOSE = 'content sync';
/** Bytes after which a page ends early. */
const PAGE_BYTES = 4_000_000;

function isWanted(change: IndexedRecord | Deletion, { type, contentType, isInitial }: SyncState): boolean {
  if (isDeletion(change)) {
    if (type === 'all') return !isInitial;
    return type === 'Deletion' || type === `Deleted${change.kind}`;
  }
  if (type !== 'all' && type !== change.kind) return false;
  return contentType === null || change.contentTypeId === contentType;
}

function firstState(parameters: Parameters, stage: Stage, index: SpaceIndex): SyncState {
  const { initial, type = 'all', content_type: contentType } = parameters;
  if (initial !== 'true') throw badRequest('Please provide one of `initial` or `sync_token`.');
  const known = TYPES.find((one) => one === type);
  if (known === undefined)
    throw new InvalidQuery({ name: 'type', path: ['type'], value: type, details: 'The type is unknown' });
  if (contentType !== undefined && known !== 'Entry')
    throw badRequest('`content_type` can only be used with the type Entry.');
  if (contentType !== undefined && !index.model.types.has(contentType)) {
    throw new InvalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  }
  const limit = Math.max(1, numberIn(parameters, 'limit', { fallback: MAX_LIMIT, max: MAX_LIMIT }));
  return {
    stage,
    epoch: index.epoch,
    after: 0,
    until: null,
    isInitial: true,
    type: known,
    contentType: contentType ?? null,
    limit,
  };
}

function stateOf(parameters: Parameters, stage: Stage, index: SpaceIndex, signer: Signer): SyncState {
  const { sync_token: token } = parameters;
  for (const name of Object.keys(parameters)) if (!PARAMETERS.has(name)) throw unknownPath(name);
  if (token === undefined) return firstState(parameters, stage, index);
  if (parameters['initial'] !== undefined) throw badRequest('Use `initial` or `sync_token`, not both.');
  const text = signer.verify(PURPOSE, token);
  const state = text === null ? null : stateSchema.safeParse(JSON.parse(text)).data;
  // Another epoch is that of another database, or of this one before it was restored.
  const isOurs = state?.stage === stage && state.epoch === index.epoch && state.after <= index.seq;
  if (!state || !isOurs) throw badRequest('The sync token is invalid.');
  return state;
}

export interface SyncContext {
  space: Space;
  index: SpaceIndex;
  stage: Stage;
  signer: Signer;
  /** URL of sync, without a query. */
  url: string;
}

/** One page of a sync, as JSON. Records have all their locales. */
export function syncPage(parameters: Parameters, { space, index, stage, signer, url }: SyncContext): string {
  const state = stateOf(parameters, stage, index, signer);
  const until = state.until ?? index.seq;
  const view = viewOf(index, stage, '*');
  const items: string[] = [];
  let bytes = 0;
  let after = state.after;
  let hasMore = false;
  for (const change of view.records.changedAfter(state.after)) {
    if (change.seq > until) break;
    if (items.length >= state.limit || bytes > PAGE_BYTES) {
      hasMore = true;
      break;
    }
    after = change.seq;
    if (!isWanted(change, state)) continue;
    const item = JSON.stringify(isDeletion(change) ? sentDeletion(space, change) : sentRecord(space, view, change));
    items.push(item);
    bytes += Buffer.byteLength(item);
  }
  const next: SyncState = hasMore
    ? { ...state, after, until }
    : { ...state, after: until, until: null, isInitial: false };
  const link = `${url}?sync_token=${signer.sign(PURPOSE, JSON.stringify(next))}`;
  const name = hasMore ? 'nextPageUrl' : 'nextSyncUrl';
  return `{"sys":{"type":"Array"},"items":[${items.join(',')}],"${name}":${JSON.stringify(link)}}`;
}
