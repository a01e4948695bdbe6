import { PROBLEM_TYPE, basePath, operations, resolve } from '@regen/contract';
import type { Contract, Method, Operation, Parameter, Schema, WrittenOperation } from '@regen/contract';
import { readName } from './names.ts';

/**
 * Headers that the SDK's pipeline fills in; the others become parameters of the method. `If-None-Match` is omitted: browsers send it
 * themselves, and other callers cannot yet.
 */
const PIPELINE_HEADERS = new Set([
  'browser-id',
  'sdk-version',
  'guest-grant',
  'idempotency-key',
  'authorization',
  'if-none-match',
]);

const BODY_TYPES = ['application/json', 'multipart/form-data'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** All that the emitters need to know about one operation. */
export interface OperationRow {
  id: string;
  /** The method of the SDK is `resource.verb`. */
  resource: string;
  verb: string;
  method: Method;
  /** Base path where it is not that of the description: `/api/v1/uploads`. */
  host: string | undefined;
  path: string;
  auth: 'session' | 'client' | 'none';
  key: 'optional' | 'required' | undefined;
  retrySafe: boolean;
  /** Takes the `Guest-Grant`. */
  isForGuests: boolean;
  /** A list that is read page by page: where in a response its items are, and what they are. */
  list: { items: string[]; item: Schema } | undefined;
  pathParams: string[];
  queryParams: string[];
  /** Of the query and the headers. */
  requiredParams: string[];
  /** Parameter of the method → header. */
  headers: Record<string, string>;
  body: { schema: Schema; type: BodyType } | undefined;
  /** 2xx statuses and their JSON schema; undefined if there is no body. */
  success: { status: string; schema: Schema | undefined }[];
  errors: { status: string; schema: Schema }[];
  /** Its texts and extensions, as they are written. */
  written: WrittenOperation;
}

/** Reads every operation; throws one error that lists everything the SDK could not honor. */
export function operationTable(contract: Contract): OperationRow[] {
  const problems: string[] = [];
  const rows: OperationRow[] = [];
  const seen = new Set<string>();
  for (const operation of operations(contract)) {
    const complain = (text: string): void =>
      void problems.push(`${operation.method.toUpperCase()} ${operation.path}: ${text}`);
    const row = operationRow(contract, operation, complain);
    for (const name of [row.id, `${row.resource}.${row.verb}`]) {
      if (seen.has(name)) complain(`the name "${name}" is taken`);
      seen.add(name);
    }
    rows.push(row);
  }
  if (problems.length > 0) throw new Error(`The contract asks for what the SDK cannot do:\n  ${problems.join('\n  ')}`);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function operationRow(contract: Contract, operation: Operation, complain: (text: string) => void): OperationRow {
  const { id, method, path, parameters, written } = operation;

  const named = (place: Parameter['in']): string[] => parameters.filter((p) => p.in === place).map((p) => p.name);
  const pathParams = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string);
  for (const name of pathParams) if (!/^\w+$/.test(name)) complain(`path parameter "${name}" is no identifier`);

  checkParameters(contract, parameters, complain);
  const headerParams = parameters.filter((p) => p.in === 'header' && !PIPELINE_HEADERS.has(p.name.toLowerCase()));
  const headers = Object.fromEntries(headerParams.map((p) => [camelCase(p.name), p.name]));
  const key = parameters.find((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key');

  const row: OperationRow = {
    id,
    ...readName(written, complain),
    method,
    host: operation.base === basePath(contract) ? undefined : operation.base,
    path,
    auth: authOf(operation.security, complain),
    key: key && (key.required ? 'required' : 'optional'),
    retrySafe: written['x-retry-safe'] === true,
    isForGuests: parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'guest-grant'),
    list: undefined,
    pathParams,
    queryParams: named('query'),
    requiredParams: [...parameters.filter((p) => p.in === 'query'), ...headerParams]
      .filter((p) => p.required)
      .map((p) => p.name),
    headers,
    body: bodyOf(operation, complain),
    written,
    ...responsesOf(operation, complain),
  };
  if (method === 'get' && row.queryParams.includes('page')) row.list = listOf(contract, row, complain);
  if (row.host !== undefined && !row.host.endsWith('/uploads')) complain(`the SDK knows no host ${row.host}`);
  if (row.body && row.queryParams.length > 0) complain('query parameters beside a body are not supported');
  const bodyNames = row.body ? propertyNames(contract, row.body.schema) : [];
  const names = [...pathParams, ...row.queryParams, ...Object.keys(headers), ...bodyNames];
  for (const name of new Set(names.filter((entry, index) => names.indexOf(entry) !== index))) {
    complain(`"${name}" stands in two places; a method takes one flat object`);
  }
  return row;
}

function authOf(security: Operation['security'], complain: (text: string) => void): OperationRow['auth'] {
  const schemes = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  for (const scheme of schemes)
    if (scheme !== 'clientKey' && scheme !== 'session') complain(`unknown security "${scheme}"`);
  if (schemes.has('session')) return 'session';
  return schemes.has('clientKey') ? 'client' : 'none';
}

/** Query values are plain ones or lists that repeat the name; everything else would need its own code in the browser. */
function checkParameters(contract: Contract, parameters: readonly Parameter[], complain: (text: string) => void): void {
  for (const { name, in: place, schema: entry, style = 'form', explode = true } of parameters) {
    if (place === 'cookie') complain(`cookie parameter "${name}" is not supported`);
    if (place !== 'query') continue;
    const schema = resolve(contract, entry);
    const isPlain = schema.type !== 'object' && style === 'form' && explode;
    if (!isPlain) complain(`only plain values and repeated names are supported in the query, not "${name}"`);
  }
}

function bodyOf({ body }: Operation, complain: (text: string) => void): OperationRow['body'] {
  if (!body) return undefined;
  const type = BODY_TYPES.find((candidate) => candidate === body.type);
  if (!type || !body.schema) complain(`request body ${body.type} is not supported`);
  if (!body.isRequired) complain('a request body is required; give it optional properties instead');
  return type && body.schema && { schema: body.schema, type };
}

type Responses = Pick<OperationRow, 'success' | 'errors'>;

function responsesOf({ responses }: Operation, complain: (text: string) => void): Responses {
  const out: Responses = { success: [], errors: [] };
  for (const { status, media } of responses) {
    const type = media?.type;
    const isSuccess = status.startsWith('2');
    if (isSuccess && type !== undefined && type !== 'application/json') complain(`response ${type} is not supported`);
    if (isSuccess) out.success.push({ status, schema: media?.schema });
    else if (type === PROBLEM_TYPE && media?.schema) {
      // The codes of a status are a list of their own (`emit-errors.ts`).
      out.errors.push({ status, schema: media.schema.allOf?.[0] ?? media.schema });
    } else if (!status.startsWith('3')) complain(`response ${status} has no problem`);
  }
  if (out.success.length === 0 && !responses.some(({ status }) => status.startsWith('3'))) {
    complain('no successful response');
  }
  return out;
}

/** The page is the response or a part of it, and its items are `items` or its only list of objects. */
function listOf(contract: Contract, row: OperationRow, complain: (text: string) => void): OperationRow['list'] {
  const isPage = (schema: Schema): boolean => ['currentPage', 'totalPages'].every((name) => schema.properties?.[name]);
  const response = resolve(contract, row.success[0]?.schema ?? {});
  const parts = Object.entries(response.properties ?? {}).map(([name, part]) => ({
    name,
    schema: resolve(contract, part),
  }));
  const inner = isPage(response) ? undefined : parts.find(({ schema }) => isPage(schema));
  const lists = listsOf(contract, inner?.schema ?? response);
  const found = lists.find(({ items }) => items.join() === 'items') ?? (lists.length === 1 ? lists[0] : undefined);
  if (!found || !(inner || isPage(response))) complain('takes a page, but its answer has no page');
  return found && { ...found, items: [...(inner ? [inner.name] : []), ...found.items] };
}

/** The lists of objects in a schema, at most one object further in. */
function listsOf(contract: Contract, schema: Schema, depth = 1): NonNullable<OperationRow['list']>[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const part = resolve(contract, property);
    if (part.items) return resolve(contract, part.items).properties ? [{ items: [name], item: part.items }] : [];
    const inner = depth > 0 ? listsOf(contract, part, depth - 1) : [];
    return inner.map((list) => ({ ...list, items: [name, ...list.items] }));
  });
}

function propertyNames(contract: Contract, entry: Schema): string[] {
  const { allOf = [], anyOf = [], oneOf = [], properties = {} } = resolve(contract, entry);
  const parts = [...allOf, ...anyOf, ...oneOf];
  return [...new Set([...Object.keys(properties), ...parts.flatMap((part) => propertyNames(contract, part))])];
}

/** `If-Match` → `ifMatch`, `X-Order-Token` → `orderToken`. */
export function camelCase(header: string): string {
  const [first = '', ...rest] = header.replace(/^X-/i, '').toLowerCase().split('-');
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
