/** Whether a value can be null; `unknown` if that doesn't follow from the schema and the statement. */
export type Nullness = 'no' | 'yes' | 'unknown';

/** For something that is null when one of its parts is. */
export function anyOf(parts: readonly Nullness[]): Nullness {
  if (parts.includes('yes')) return 'yes';
  return parts.includes('unknown') ? 'unknown' : 'no';
}

/** For something that is null when all of its parts are. */
export function allOf(parts: readonly Nullness[]): Nullness {
  if (parts.includes('no')) return 'no';
  return parts.includes('unknown') ? 'unknown' : 'yes';
}

/** A function of PostgreSQL or of the schema. */
export interface SqlFunction {
  name: string;
  isStrict: boolean;
  /** Part of PostgreSQL or of an extension. */
  isBuiltIn: boolean;
}

/** Strict functions of PostgreSQL that may return null although no argument is null, because they may find nothing. */
const LOOKUPS = new Set([
  'array_length',
  'array_lower',
  'array_position',
  'array_upper',
  'current_setting',
  'json_array_element',
  'json_array_element_text',
  'json_extract_path',
  'json_extract_path_text',
  'json_object_field',
  'json_object_field_text',
  'jsonb_array_element',
  'jsonb_array_element_text',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_object_field',
  'jsonb_object_field_text',
  'jsonb_path_query_first',
  'lower_range',
  'regexp_match',
  'regexp_substr',
  'textregexsubstr',
  'to_regclass',
]);

/** Functions that are never null, whatever their arguments are. */
const NEVER_NULL = new Set([
  'concat',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'num_nonnulls',
  'num_nulls',
]);

/** Functions that are null when their first argument is. */
const AS_FIRST = new Set([
  'array_remove',
  'array_replace',
  'array_to_string',
  'concat_ws',
  'format',
  'string_to_array',
]);

/** Functions that are null when all of their arguments are. */
const AS_ALL = new Set(['array_append', 'array_cat', 'array_prepend']);

/** Whether a call with such arguments can be null. */
export function callNullness(fn: SqlFunction | undefined, parts: readonly Nullness[]): Nullness {
  if (!fn) return 'unknown';
  const ofParts = anyOf(parts);
  if (fn.isStrict && ofParts === 'yes') return 'yes';
  if (!fn.isBuiltIn) return 'unknown';
  if (fn.isStrict) return LOOKUPS.has(fn.name) ? 'unknown' : ofParts;
  if (NEVER_NULL.has(fn.name)) return 'no';
  if (AS_FIRST.has(fn.name)) return parts[0] ?? 'unknown';
  return AS_ALL.has(fn.name) ? allOf(parts) : 'unknown';
}

/** Aggregates that collect nulls too, so a group always has a value. */
const COLLECTS = new Set(['array_agg', 'json_agg', 'jsonb_agg', 'json_object_agg', 'jsonb_object_agg']);

/** Whether an aggregate can be null; `hasRows` if it is computed over at least one row. */
export function aggregateNullness(fn: SqlFunction | undefined, argument: Nullness, hasRows: boolean): Nullness {
  if (!fn) return 'unknown';
  if (fn.name === 'count') return 'no';
  if (!hasRows) return 'yes';
  return COLLECTS.has(fn.name) ? 'no' : argument;
}

const NUMBERS_ROWS = new Set(['count', 'cume_dist', 'dense_rank', 'ntile', 'percent_rank', 'rank', 'row_number']);
/** Window functions that read rows that may not exist. */
const LOOKS_BESIDE = new Set(['lag', 'lead', 'nth_value']);

export function windowNullness(fn: SqlFunction | undefined, argument: Nullness, isFiltered: boolean): Nullness {
  if (!fn) return 'unknown';
  if (NUMBERS_ROWS.has(fn.name)) return 'no';
  return isFiltered || LOOKS_BESIDE.has(fn.name) ? 'yes' : argument;
}
