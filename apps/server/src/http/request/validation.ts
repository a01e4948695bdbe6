import { isEmailAddress } from '@regen/domain';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import type { ErrorDetail } from '../../refuse.ts';
import { addFormFiles } from './form-file.ts';
import { findBrokenText } from './text.ts';

/** Where in the request a value was found. */
export type Part = 'body' | 'query' | 'path' | 'header';

/** What a validator hands to the error handler: already in the form of the error body. */
export class ValidationFailure extends Error {
  override readonly name = 'ValidationFailure';
  readonly details: ErrorDetail[];

  constructor(details: ErrorDetail[]) {
    super('Some fields are not valid.');
    this.details = details;
  }
}

const MAX_DETAILS = 50;
const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'an email address such as ana@example.com',
    uuid: 'a UUID',
    'date-time': 'a date and time',
    date: 'a date',
    uri: 'a URL',
  }),
);

function place(part: Part, pointer: string, field?: string): string {
  const full = field === undefined ? pointer : `${pointer}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (part === 'body') return full;
  if (part !== 'header') return `/${part}${full}`;
  return `/header${full.replaceAll(/[-/][a-z]/g, (letter) => letter.toUpperCase())}`;
}

function noun(type: unknown): string {
  const one = (name: string): string => (name === 'null' ? 'null' : /^[aeio]/.test(name) ? `an ${name}` : `a ${name}`);
  return Array.isArray(type) ? type.map(String).map(one).join(' or ') : one(String(type));
}

/** A sentence fragment for users: what the value must be. */
function say(error: ErrorObject): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known field';
    case 'type':
      return `must be ${noun(params['type'])}`;
    case 'format':
      return `must be ${FORMATS.get(String(params['format'])) ?? `a ${String(params['format'])}`}`;
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${params['limit']} characters`;
    case 'maxLength':
      return `must have at most ${params['limit']} characters`;
    case 'minItems':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${params['limit']} entries`;
    case 'maxItems':
      return `must have at most ${params['limit']} entries`;
    case 'minProperties':
      return 'must not be empty';
    case 'minimum':
      return `must be at least ${params['limit']}`;
    case 'maximum':
      return `must be at most ${params['limit']}`;
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'pattern':
      // What all one-line names and lines of an address have in common, see `openapi/schemas`.
      return String(params['pattern']).includes('(?:://|')
        ? 'must be one line of text without a web address'
        : 'does not have the right format';
    case 'formFile':
      return 'must be a file';
    default:
      return error.message ?? 'is not valid';
  }
}

export function detailsOf(part: Part, errors: readonly ErrorObject[]): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of errors) {
    // Of a choice, the branches say more than the choice itself.
    if ((error.keyword === 'anyOf' || error.keyword === 'if') && errors.length > 1) continue;
    const { params } = error;
    const field = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    const path = place(part, error.instancePath, typeof field === 'string' ? field : undefined);
    const known = details.get(path);
    const message = say(error);
    if (!known) details.set(path, { path, message, code: error.keyword });
    if (details.size >= MAX_DETAILS) break;
  }
  return [...details.values()];
}

const SHARED: Options = {
  strict: false,
  allErrors: true,
  useDefaults: true,
  // Unknown fields are refused by name, never dropped in silence (rule R2).
  removeAdditional: false,
};

export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...SHARED, ...options });
  // The package is CommonJS; under nodenext its callable default sits one level deeper.
  addFormats.default(ajv, { mode: 'fast', formats: ['date-time', 'date', 'uri', 'uuid'] });
  ajv.addFormat('email', isEmailAddress);
  return ajv;
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  Object.entries({ body: 'body', querystring: 'query', params: 'path', headers: 'header' }),
);

/**
 * Validators for Fastify. Bodies are checked as they are; query, path and headers arrive as text, so numbers and booleans are parsed, and
 * a single value counts as a list of one. Each is compiled on the first call of its operation: compiling all of them took most of
 * startup. A schema that doesn't compile therefore doesn't stop the start: it results in a 500. `route-schemas.test.ts` compiles all of
 * the contract.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const strict = createAjv({ coerceTypes: false });
  addFormFiles(strict);
  const lenient = createAjv({ coerceTypes: 'array' });

  return ({ schema, httpPart }) => {
    const part = PARTS.get(httpPart ?? 'body') ?? 'body';
    const ajv = part === 'body' ? strict : lenient;
    let compiled: ValidateFunction | undefined;
    return (data: unknown) => {
      if (part === 'body' && (data === undefined || data === null)) {
        return { error: new ValidationFailure([{ path: '', message: 'a body is required', code: 'required' }]) };
      }
      const validate = (compiled ??= ajv.compile(part === 'header' ? lowerCaseNames(schema) : schema));
      if (!validate(data)) return { error: new ValidationFailure(detailsOf(part, validate.errors ?? [])) };
      const broken = part === 'header' ? [] : findBrokenText(data);
      if (broken.length === 0) return { value: data };
      const message = 'has characters that cannot be stored';
      const details = broken
        .slice(0, MAX_DETAILS)
        .map((pointer) => ({ path: place(part, pointer), message, code: 'text' }));
      return { error: new ValidationFailure(details) };
    };
  };
}

/** Header names arrive in lower case. */
function lowerCaseNames(schema: object): object {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, object>; required?: string[] };
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  };
}
