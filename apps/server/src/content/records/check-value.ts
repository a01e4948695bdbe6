import { mimetypeGroupOf } from './mimetype-group.ts';
import { isLink, isObject } from './types.ts';
import type { Bounds, ContentField, FieldValidation, RecordKind, RecordRef } from './types.ts';

/** What a rule about links has to know of the record that is linked to; null if it does not exist. */
export type FindLinked = (ref: RecordRef) => { contentTypeId: string | null; mimeType: string | null } | null;

const MAX_SYMBOL = 256;
const MAX_TEXT = 50_000;
/** Characters of a rich text or an object as JSON. */
const MAX_JSON = 1_000_000;
const MAX_DEPTH = 40;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

type Check = (value: unknown) => string | null;

const whole: Check = (value) => (Number.isSafeInteger(value) ? null : 'must be a whole number');

function text(max: number): Check {
  return (value) => {
    if (typeof value !== 'string') return 'must be a text';
    return value.length <= max ? null : `has ${value.length} characters; ${max} are allowed`;
  };
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let depth = 0;
  for (const part of Object.values(value)) depth = Math.max(depth, depthOf(part));
  return depth + 1;
}

function json(value: unknown): string | null {
  if (JSON.stringify(value).length > MAX_JSON) return `is longer than ${MAX_JSON} characters`;
  return depthOf(value) <= MAX_DEPTH ? null : `is nested deeper than ${MAX_DEPTH} levels`;
}

function richText(value: unknown): string | null {
  const isDocument = isObject(value) && value['nodeType'] === 'document' && Array.isArray(value['content']);
  return isDocument ? json(value) : 'must be a rich text document';
}

function location(value: unknown): string | null {
  if (!isObject(value)) return 'must have lat and lon';
  const { lat, lon } = value;
  if (typeof lat !== 'number' || typeof lon !== 'number') return 'must have lat and lon';
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? null : 'is not on Earth';
}

function date(value: unknown): string | null {
  return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : 'must be a date such as 2026-04-30 or 2026-04-30T09:00Z';
}

function link(kind: RecordKind | undefined): Check {
  return (value) => (isLink(value) && value.sys.linkType === kind ? null : `must be a link to an ${kind ?? 'Entry'}`);
}

function list({ items }: Pick<ContentField, 'items'>): Check {
  const check = items?.type === 'Link' ? link(items.linkType) : text(MAX_SYMBOL);
  return (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    const problems = value.flatMap((item, at) => {
      const problem = check(item);
      return problem === null ? [] : [`item ${at + 1} ${problem}`];
    });
    return problems[0] ?? null;
  };
}

function checkOf(field: ContentField): Check {
  switch (field.type) {
    case 'Symbol':
      return text(MAX_SYMBOL);
    case 'Text':
      return text(MAX_TEXT);
    case 'RichText':
      return richText;
    case 'Integer':
      return whole;
    case 'Number':
      return (value) => (Number.isFinite(value) ? null : 'must be a number');
    case 'Date':
      return date;
    case 'Boolean':
      return (value) => (typeof value === 'boolean' ? null : 'must be true or false');
    case 'Object':
      return (value) => (isObject(value) || Array.isArray(value) ? json(value) : 'must be an object');
    case 'Location':
      return location;
    case 'Link':
      return link(field.linkType);
    case 'Array':
      return list(field);
  }
}

/** What is wrong with the type of a value, or null. */
export function typeProblem(field: ContentField, value: unknown): string | null {
  return checkOf(field)(value);
}

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

function isOutside(value: number, { min, max }: Bounds): boolean {
  return (min !== undefined && value < min) || (max !== undefined && value > max);
}

function shown({ min, max }: Bounds): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}

function linkProblem(rule: FieldValidation, value: unknown, find: FindLinked): string | null {
  if (!isLink(value)) return null;
  const linked = find({ kind: value.sys.linkType, id: value.sys.id });
  // That it exists is for the caller to ask: an editor may link to what is not there yet.
  if (!linked) return null;
  const { linkContentType: types, linkMimetypeGroup: groups } = rule;
  if (types !== undefined && !types.includes(linked.contentTypeId ?? '')) {
    return `links to ${value.sys.id}, which must be a ${types.join(' or ')}`;
  }
  if (groups !== undefined && !groups.includes(mimetypeGroupOf(linked.mimeType ?? ''))) {
    return `links to ${value.sys.id}, which must be a file of the group ${groups.join(' or ')}`;
  }
  return null;
}

function ruleProblem(rule: FieldValidation, value: unknown, find: FindLinked): string | null {
  const { size, range, in: allowed, regexp } = rule;
  if (size !== undefined && isOutside(sizeOf(value), size)) return `must have a size of ${shown(size)}`;
  if (range !== undefined && typeof value === 'number' && isOutside(value, range)) return `must be ${shown(range)}`;
  if (allowed !== undefined && !allowed.some((one) => one === value)) return `must be one of ${allowed.join(', ')}`;
  if (regexp !== undefined && typeof value === 'string') {
    if (!new RegExp(regexp.pattern, regexp.flags ?? '').test(value)) return `must match ${regexp.pattern}`;
  }
  return linkProblem(rule, value, find);
}

/** What is wrong with a value of the right type by the rules of its field. */
export function ruleProblems(field: ContentField, value: unknown, find: FindLinked): string[] {
  const own = field.validations.map((rule) => [rule, ruleProblem(rule, value, find)] as const);
  const items = Array.isArray(value) ? value : [];
  const inside = (field.items?.validations ?? []).flatMap((rule) =>
    items.map((item) => [rule, ruleProblem(rule, item, find)] as const),
  );
  return [...own, ...inside].flatMap(([rule, problem]) => (problem === null ? [] : [rule.message ?? problem]));
}
