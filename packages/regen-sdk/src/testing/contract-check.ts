import { operations as readOperations, readContract, resolve } from '@regen/contract';
import type { Operation } from '@regen/contract';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';

const contract = readContract();

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Headers that any call may carry. */
const USUAL = new Set(['accept', 'authorization', 'browser-id', 'content-type', 'cookie', 'accept-language']);

/** Compares requests with the contract: violations are recorded, for the test to fail on. */
export interface ContractCheck {
  /** What was wrong since the last call, one sentence each. */
  violations(): string[];
  /** Throws when something was wrong: for the end of each test. */
  assertNone(): void;
  /** Operations that were called, in order. */
  readonly called: string[];
  /** `fetch`, with each request compared before it is sent. */
  fetch(inner: Fetch): Fetch;
}

export function createContractCheck(): ContractCheck {
  const bodies = ajv(false);
  const values = ajv(true);
  const operations = readOperations(contract)
    // Literal segments win over parameters.
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((operation) => ({ operation, pattern: toPattern(operation.base + operation.path) }));
  const compiled = new Map<string, ValidateFunction>();
  const schemaAt = (engine: Ajv2020, pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? engine.compile({ $ref: `contract#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };

  let found: string[] = [];
  const called: string[] = [];

  function check(url: string, init: RequestInit): void {
    const { pathname: sent, searchParams } = new URL(url, 'http://localhost');
    // A proxy may be in front of the base path.
    const pathname = sent.slice(Math.max(0, sent.indexOf('/api/v1/')));
    const { method = 'GET' } = init;
    const match = operations.find(
      ({ operation, pattern }) => operation.method.toUpperCase() === method && pattern.test(pathname),
    );
    if (!match) return void found.push(`${method} ${pathname} is no operation of the contract.`);
    const { operation, pattern } = match;
    called.push(operation.id);
    const complain = (text: string): void => void found.push(`${operation.id}: ${text}`);
    const hold = (engine: Ajv2020, pointer: string, name: string, value: unknown): void => {
      const validate = schemaAt(engine, pointer);
      if (!validate({ value }.value)) complain(`${name} ${bodies.errorsText(validate.errors, { dataVar: 'it' })}`);
    };

    const headers = new Headers(init.headers);
    const path = pattern.exec(pathname)?.groups ?? {};
    const known = {
      path: new Set<string>(),
      query: new Set<string>(),
      header: new Set<string>(),
      cookie: new Set<string>(),
    };
    for (const { in: place, name, required, schema, pointer } of operation.parameters) {
      known[place].add(place === 'header' ? name.toLowerCase() : name);
      const isList = place === 'query' && resolve(contract, schema).type === 'array';
      const value =
        place === 'path'
          ? decodeURIComponent(path[name] ?? '')
          : place === 'header'
            ? headers.get(name)
            : isList
              ? searchParams.getAll(name)
              : searchParams.get(name);
      const isAbsent = value === null || (isList && !searchParams.has(name));
      if (isAbsent && required) complain(`${place} ${name} is missing.`);
      else if (!isAbsent) hold(values, pointer, `${place} ${name}`, value);
    }
    for (const name of searchParams.keys()) if (!known.query.has(name)) complain(`query ${name} is unknown.`);
    for (const name of headers.keys())
      if (!known.header.has(name) && !USUAL.has(name)) complain(`header ${name} is unknown.`);

    checkCredentials(operation, headers.get('Authorization'), complain);
    const body = bodyOf(init.body, headers.get('Content-Type'), operation, complain);
    if (operation.body && body !== undefined) hold(bodies, operation.body.pointer, 'body', body);
  }

  function violations(): string[] {
    const all = found;
    found = [];
    return all;
  }

  return {
    called,
    violations,
    assertNone() {
      const all = violations();
      if (all.length > 0) throw new Error(`Requests outside the contract:\n  ${all.join('\n  ')}`);
    },
    fetch: (inner) => (url, init) => {
      check(url, init);
      return inner(url, init);
    },
  };
}

function ajv(coerceTypes: boolean): Ajv2020 {
  const engine = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(engine);
  engine.addFormat('binary', true);
  return engine.addSchema({ ...contract }, 'contract');
}

/** Sorts after every literal segment. */
function rank({ path }: Operation): string {
  return path.replaceAll(/\{\w+\}/g, '~');
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function checkCredentials({ security }: Operation, sent: string | null, complain: (text: string) => void): void {
  const scheme = sent?.split(' ')[0];
  const schemes = security.flatMap((entry) => Object.keys(entry));
  const allowed: (string | undefined)[] =
    schemes.length === 0 ? [undefined] : schemes.includes('session') ? ['Bearer', 'Basic'] : ['Basic'];
  if (!allowed.includes(scheme)) complain(`carries ${scheme ?? 'no credentials'}.`);
}

/** The body as the contract sees it: a form as an object, in which files are texts. */
function bodyOf(
  body: RequestInit['body'],
  contentType: string | null,
  { body: expected }: Operation,
  complain: (text: string) => void,
): unknown {
  if (!expected) return body === undefined ? undefined : void complain('carries a body.');
  if (body === undefined || body === null) return void complain('has no body.');
  if (expected.type === 'application/json') {
    if (contentType !== 'application/json') complain(`is sent as ${contentType}.`);
    return JSON.parse(String(body)) as unknown;
  }
  if (!(body instanceof FormData)) return void complain('is no form.');
  if (contentType !== null) complain(`is a form, but sent as ${contentType}.`);
  const properties = resolve(contract, expected.schema ?? {}).properties ?? {};
  const names = [...new Set(body.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = body.getAll(name).map((value) => {
        const isFile = resolve(contract, properties[name] ?? {}).format === 'binary';
        if (isFile !== value instanceof Blob) complain(`part ${name} is ${isFile ? 'no file' : 'a file'}.`);
        return value instanceof Blob ? value.type : value;
      });
      return [name, properties[name]?.type === 'array' ? values : values[0]];
    }),
  );
}
