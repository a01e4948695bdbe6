import type { SpaceIndex, IndexedRecord, StageIndex } from '../index/space-index.ts';
import { unpacked } from '../records/packed.ts';
import type { ContentField, Stage } from '../records/types.ts';
import { badValue } from './invalid-query.ts';

/** What a request sees of the space: a stage, in one locale or in all. */
export interface View {
  index: SpaceIndex;
  records: StageIndex;
  /** `*` for all. */
  locale: string;
  /** The locale and those that stand in for it, in their order. */
  chain: readonly string[];
  defaultChain: readonly string[];
}

function chainOf({ model: { locales } }: SpaceIndex, code: string): string[] {
  const chain: string[] = [];
  for (let next: string | null = code; next !== null && !chain.includes(next);) {
    chain.push(next);
    const current: string = next;
    next = locales.find((locale) => locale.code === current)?.fallbackCode ?? null;
  }
  return chain;
}

export function viewOf(index: SpaceIndex, stage: Stage, locale: string | undefined): View {
  const { locales } = index.model;
  const main = locales.find(({ isDefault }) => isDefault)?.code ?? 'en-US';
  const code = locale ?? main;
  if (code !== '*' && !locales.some((one) => one.code === code)) {
    throw badValue('locale', code, `The space has no locale ${code}`);
  }
  const records = index.stages[stage];
  const defaultChain = chainOf(index, main);
  return { index, records, locale: code, chain: code === '*' ? defaultChain : chainOf(index, code), defaultChain };
}

type Localized = Readonly<Record<string, unknown>>;

function pick(values: Localized, chain: readonly string[]): unknown {
  for (const code of chain) {
    const value = values[code];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

const ALL_LOCALIZED = { localized: true };

function fieldOf({ index }: View, record: IndexedRecord, id: string): Pick<ContentField, 'localized'> | undefined {
  if (record.contentTypeId === null) return ALL_LOCALIZED;
  return index.model.types.get(record.contentTypeId)?.fields.find((field) => field.id === id);
}

/** The values of a field that the request sees: none, one, or with all locales several. Rich text is packed. */
export function valuesOf(view: View, record: IndexedRecord, id: string): unknown[] {
  const values = record.fields[id];
  if (!values) return [];
  if (view.locale === '*') return Object.values(values).filter((value) => value !== null);
  const value = pick(values, fieldOf(view, record, id)?.localized === true ? view.chain : view.defaultChain);
  return value === undefined ? [] : [value];
}

function everyLocale(values: Localized): Localized {
  return Object.fromEntries(Object.entries(values).map(([code, value]) => [code, unpacked(value)]));
}

/** The fields of a record as the request sees them, in the order of their content type; those without a value are left out, and all of an unknown type. */
export function fieldsOf(view: View, record: IndexedRecord): Record<string, unknown> {
  const type = view.index.model.types.get(record.contentTypeId ?? '');
  const shown = (type?.fields ?? []).filter(({ omitted }) => !omitted).map(({ id }) => id);
  const ids = record.contentTypeId === null ? Object.keys(record.fields) : shown;
  const fields: Record<string, unknown> = {};
  for (const id of ids) {
    const values = record.fields[id];
    if (!values) continue;
    const value = view.locale === '*' ? everyLocale(values) : unpacked(valuesOf(view, record, id)[0]);
    if (value !== undefined) fields[id] = value;
  }
  return fields;
}
