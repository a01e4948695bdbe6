import { ContentParameterError } from '@regen/content-sdk';
import type { ContentReader, ListParams, ModelRef } from '@regen/content-sdk';
import { openModels } from '@regen/content-sdk/models';
import type { ContentGetParams, ContentListParams, ContentRecord, ContentRecordPage } from '@regen/sdk';
import { notFound, refuse } from '../../refuse.ts';

const UNKNOWN = 'There is no such record.';
const PER_PAGE = 12;

function invalid(path: string, message: string): Error {
  return refuse('validation_failed', undefined, { details: [{ path, message }] });
}

/** Names a model that may be asked for. Who gets which records, the reader decides. */
function modelOf({ type, view }: { type: string; view?: string | undefined }): ModelRef<ContentRecord> {
  const models = openModels.filter((model) => model.type === type);
  if (models.length === 0) throw notFound('There is no such type of content.');
  if (!models.some((model) => model.view === view)) throw invalid('/query/view', 'There is no such view of this type.');
  return { type, view };
}

/** Its values are checked by the reader, which has to refuse what no type has checked in any case. */
function whereOf(text: string | undefined): NonNullable<ListParams['where']> {
  if (text === undefined) return {};
  try {
    const where: unknown = JSON.parse(text);
    if (typeof where === 'object' && where !== null && !Array.isArray(where)) return where as ListParams['where'] & {};
  } catch {
    // Said below.
  }
  throw invalid('/query/where', 'must be a JSON object');
}

/** What the reader refuses is what the caller has asked for. It quotes the field that it means. */
function refusalOf(error: unknown, order: readonly string[]): unknown {
  if (!(error instanceof ContentParameterError)) return error;
  const [, field] = /"(\w+)"\.?$/.exec(error.message) ?? [];
  const isOrder = order.some((name) => name.replace(/^-/, '') === field);
  return invalid(isOrder ? '/query/order' : '/query/where', error.message);
}

/** A page of records, as the contract has it. */
export async function listRecords(
  reader: ContentReader,
  { type, view, where, order = [], page = 1, perPage = PER_PAGE }: ContentListParams,
): Promise<ContentRecordPage> {
  const model = modelOf({ type, view });
  const params = { where: whereOf(where), page, perPage, ...(order.length > 0 && { order }) };
  const { items, total } = await reader.list(model, params as ListParams<ContentRecord>).catch((error: unknown) => {
    throw refusalOf(error, order);
  });
  return {
    items: [...items],
    currentPage: page,
    totalPages: Math.ceil(total / perPage),
    totalCount: total,
    perPage,
  };
}

export async function readRecord(
  reader: ContentReader,
  { type, slug, view }: ContentGetParams,
): Promise<ContentRecord> {
  const record = await reader.get(modelOf({ type, view }), slug);
  if (!record) throw notFound(UNKNOWN);
  return record;
}
