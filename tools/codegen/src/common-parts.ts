import { isReference } from '@regen/contract';
import type { ErrorCatalog, Header, Media, Parameter, Reference, RequestBody, Response, Schema } from '@regen/contract';
import { STATUS_CODES } from 'node:http';
import { dirname, relative, resolve } from 'node:path';
import { byStatus, codeSchema, problemResponse } from './problem-responses.ts';

type Parameters = (Parameter | Reference)[];
type Responses = Record<string, Response | Reference>;
type Headers = Record<string, Header | Reference>;
interface Codes {
  'x-errors': string[];
}

/** `openapi/common.yaml`. */
export interface CommonParts {
  errors: Reference;
  problem: { schema: Reference; responses: Reference; headers: Record<string, Headers> };
  operation: Codes & { parameters: Parameters };
  body: Codes;
  form: Codes;
  idempotent: Codes;
  conditional: { parameters: Parameters; headers: Headers };
  limited: { headers: Headers };
  paged: { headers: Headers };
  response: { headers: Headers };
}

interface Operation extends Partial<Codes> {
  operationId: string;
  parameters?: Parameters;
  requestBody?: RequestBody | Reference;
  responses?: Responses;
}

/** How Redocly walks over a description, as far as this reads it. */
interface Context {
  location: { source: { absoluteRef: string } };
  resolve(reference: Reference, from?: string): { node?: unknown; location?: Context['location'] };
}

/** A part of a description, and its file. */
interface Found<Part> {
  part: Part;
  file: string;
}

function find<Part>(follow: Context['resolve'], reference: Reference, from?: string): Found<Part> {
  const { node, location } = follow(reference, from);
  if (!node || !location) throw new Error(`${reference.$ref} leads nowhere.`);
  // Hand-written, and what is read of it goes through the linter as part of each operation.
  return { part: node as Part, file: location.source.absoluteRef };
}

/** What is in one file, rewritten for another: references between files start at the folder of their own file. */
function moved<Part extends object>(part: Part, from: string, to: string): Part | Reference {
  if (!isReference(part)) return part;
  const [file = '', pointer = ''] = part.$ref.split('#');
  const home = file === '' ? from : resolve(dirname(from), file);
  const target = relative(dirname(to), home).replaceAll('\\', '/');
  return { $ref: pointer === '' ? target : `${target}#${pointer}` };
}

const movedAll = <Part extends object>(parts: Record<string, Part>, from: string, to: string) =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, moved(part, from, to)]));

const pascal = (code: string): string =>
  code.replaceAll(/(^|_)(\w)/g, (_match, _line, letter: string) => letter.toUpperCase());

/** What is the same for all operations of a description. */
class Common {
  readonly #parts: CommonParts;
  readonly #home: string;
  readonly #catalog: ErrorCatalog;
  /** Refusals that several operations return are beside those that are written by hand. */
  readonly #shared: Found<Responses>;

  constructor(reference: Reference, follow: Context['resolve']) {
    const { part, file } = find<CommonParts>(follow, reference);
    this.#parts = part;
    this.#home = file;
    this.#catalog = find<ErrorCatalog>(follow, part.errors, file).part;
    this.#shared = find<Responses>(follow, part.problem.responses, file);
    for (const response of Object.values(this.#shared.part))
      if (!isReference(response)) this.addHeaders(response, this.#shared.file);
  }

  get catalog(): ErrorCatalog {
    return this.#catalog;
  }

  addHeaders(response: Response, file: string): void {
    response.headers = { ...movedAll(this.#parts.response.headers, this.#home, file), ...response.headers };
  }

  /** The nearest definition wins: the operation's, then its path's, then the common one. */
  complete(operation: Operation, file: string, follow: Context['resolve'], path: Found<Parameters>): void {
    const keyOf = (part: Parameter | Reference, from: string): string => {
      const { in: place, name } = isReference(part) ? find<Parameter>(follow, part, from).part : part;
      return `${place} ${name}`;
    };
    const own = operation.parameters ?? [];
    const known = new Set([
      ...own.map((part) => keyOf(part, file)),
      ...path.part.map((part) => keyOf(part, path.file)),
    ]);
    const { conditional, limited, paged, operation: every } = this.#parts;
    const isConditional = operation.responses?.['304'] !== undefined;
    const common = [...every.parameters, ...(isConditional ? conditional.parameters : [])];
    const added = common.filter((part) => !known.has(keyOf(part, this.#home)));
    operation.parameters = [...added.map((part) => moved(part, this.#home, file)), ...own];
    operation['x-errors'] = this.#codesOf(operation, known.has('header Idempotency-Key'));
    this.#addSuccessHeaders(operation, file, {
      ...(isConditional && conditional.headers),
      ...(operation['x-errors'].includes('rate_limited') && limited.headers),
      ...(known.has('query page') && paged.headers),
    });
    this.#addRefusals(operation, operation['x-errors'], file, follow);
  }

  #addSuccessHeaders({ responses = {} }: Operation, file: string, headers: Headers): void {
    for (const [status, response] of Object.entries(responses))
      if (status.startsWith('2') && !isReference(response))
        response.headers = { ...movedAll(headers, this.#home, file), ...response.headers };
  }

  /** Its own codes first: the example of a response is that of the first. */
  #codesOf({ 'x-errors': own = [], requestBody }: Operation, isIdempotent: boolean): string[] {
    const { body, form, idempotent, operation } = this.#parts;
    const isForm =
      requestBody !== undefined && !isReference(requestBody) && 'multipart/form-data' in requestBody.content;
    return [
      ...new Set([
        ...own,
        ...operation['x-errors'],
        ...(requestBody ? body['x-errors'] : []),
        ...(isForm ? form['x-errors'] : []),
        ...(isIdempotent ? idempotent['x-errors'] : []),
      ]),
    ];
  }

  #addRefusals(operation: Operation, codes: readonly string[], file: string, follow: Context['resolve']): void {
    const { operationId, responses = {} } = operation;
    const common = byStatus(this.#parts.operation['x-errors'], this.#catalog, 'common.yaml');
    for (const [status, some] of byStatus(codes, this.#catalog, operationId)) {
      const written = responses[status];
      if (written) {
        this.#narrow(isReference(written) ? find<Response>(follow, written, file).part : written, some);
        continue;
      }
      const name = some.length === 1 ? pascal(some[0] ?? '') : this.#phraseOf(status, some, common.get(status));
      if (name) this.#shared.part[name] ??= this.#refusal(status, some, this.#shared.file);
      responses[status] = name
        ? moved({ $ref: `#/${name}` }, this.#shared.file, file)
        : this.#refusal(status, some, file);
    }
    operation.responses = responses;
  }

  /** The name of what most operations give with this status; null for a list of codes of its own. */
  #phraseOf(status: string, codes: readonly string[], common: readonly string[] = []): string | null {
    const isCommon = codes.length === common.length && codes.every((code, index) => code === common[index]);
    return isCommon ? (STATUS_CODES[status]?.replaceAll(' ', '') ?? null) : null;
  }

  #refusal(status: string, codes: readonly string[], file: string): Response {
    const { headers, schema } = this.#parts.problem;
    const response = problemResponse(codes, this.#catalog, moved(schema, this.#home, file));
    response.headers = movedAll(headers[status] ?? {}, this.#home, file);
    this.addHeaders(response, file);
    return response;
  }

  /** A refusal that is written by hand says more than the problem; its codes are those of its operations. */
  #narrow(response: Response, codes: readonly string[]): void {
    for (const media of Object.values(response.content ?? {}) as Media[]) {
      const narrowed: Schema = codeSchema(codes);
      const [schema, before] = media.schema?.allOf ?? [media.schema];
      if (before && JSON.stringify(before) !== JSON.stringify(narrowed))
        throw new Error(`"${response.description}" stands for several lists of codes, such as ${codes.join(', ')}.`);
      media.schema = { allOf: [schema ?? {}, narrowed] };
    }
  }
}

/**
 * Puts what holds for all operations into each of them, while Redocly reads the description: before it is linted and before it is bundled,
 * so that the linter sees the whole and still knows the line of each fault.
 */
export function createCommonParts() {
  let common: Common | undefined;
  let path: Found<Parameters> = { part: [], file: '' };
  return {
    Root: {
      enter(root: { 'x-common'?: Reference; 'x-errors'?: ErrorCatalog }, { resolve: follow }: Context) {
        const reference = root['x-common'];
        if (!reference) return;
        delete root['x-common'];
        common = new Common(reference, follow);
        root['x-errors'] = common.catalog;
      },
    },
    // A walk enters it before its operations.
    PathItem: {
      enter({ parameters = [] }: { parameters?: Parameters }, { location }: Context) {
        path = { part: parameters, file: location.source.absoluteRef };
      },
    },
    Operation: {
      enter(operation: Operation, { location, resolve: follow }: Context) {
        common?.complete(operation, location.source.absoluteRef, follow, path);
      },
    },
    Response: {
      enter: (response: Response, { location }: Context) => common?.addHeaders(response, location.source.absoluteRef),
    },
  };
}

/** How Redocly reads a description. */
type NodeTypes = Record<string, { properties: Record<string, unknown> }>;

/** What `x-live` holds are schemas, so that they are linted and keep their names. */
export const withLive = (types: NodeTypes) => ({
  ...types,
  Root: { ...types['Root'], properties: { ...types['Root']?.properties, 'x-live': 'LiveMap' } },
  LiveMap: { properties: {}, additionalProperties: 'Live' },
  Live: {
    properties: { schema: 'Schema', stales: { type: 'array', items: { type: 'string' } } },
    required: ['schema'],
  },
});

/** A plugin of Redocly, see `redocly.yaml`. */
export default (): object => ({
  id: 'regen',
  typeExtension: { oas3: withLive },
  preprocessors: { oas3: { 'common-parts': createCommonParts } },
});
