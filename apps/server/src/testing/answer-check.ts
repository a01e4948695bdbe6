import { errorEntry, isErrorCode, PROBLEM_TYPE, problemPage } from '@regen/contract';
import type { Operation, Schema } from '@regen/contract';
import type { SentAnswer } from '../http/register.ts';
import { fieldsOf, responseOf, schemaCheckOf, writtenOperation } from './schema-check.ts';

/**
 * What any request may get before its operation is checked, so no operation describes it: a path, a method, a length of path or a kind of
 * body that nothing accepts.
 */
const BEFORE_OPERATIONS = new Set([400, 404, 405, 408, 414, 417, 431]);
const OF_BODIES = new Set([413, 415]);
/** What is wrong with a request before its operation is checked. */
const EARLY_CODES = new Set(['malformed_request', 'uri_too_long', 'body_too_large', 'unsupported_media_type']);

const ERROR = { media: { type: PROBLEM_TYPE, schema: { $ref: '#/components/schemas/Error' } } };
const JSON_TYPES = new Set(['application/json', PROBLEM_TYPE]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type CheckedAnswer = Pick<SentAnswer, 'operationId' | 'status' | 'headers' | 'text'> & { method: string };

/** How a response violates the contract, as a sentence; null if it does not. */
export function answerFault({ operationId, method, status, headers, text }: CheckedAnswer): string | null {
  const name = `${operationId ?? `${method} of an unknown path`} answered ${status}`;
  const operation = operationId === null ? undefined : writtenOperation(operationId);
  // Operations that only a test's own contract has.
  if (operationId !== null && !operation) return null;
  const response = responseOf(operation, status);
  if (!response) {
    const isEarly =
      BEFORE_OPERATIONS.has(status) && (!operation || status === 414)
        ? true
        : OF_BODIES.has(status) && !operation?.body;
    if (!isEarly) return `${name}, which the contract does not name.`;
  }
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(String(headers['retry-after'] ?? '')))
    return `${name} without Retry-After in seconds.`;
  for (const [header, { required }] of Object.entries(response?.headers ?? {})) {
    if (required && headers[header.toLowerCase()] === undefined) return `${name} without ${header}.`;
  }
  if (method === 'HEAD') return null;
  const { media } = response ?? ERROR;
  if (!media) return text === null || text === '' ? null : `${name} with a body, which the contract does not have.`;
  const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (type !== media.type) return `${name} as ${type || 'nothing'}, which is not ${media.type}.`;
  if (!JSON_TYPES.has(type) || !media.schema) return null;
  const body = parse(text ?? '');
  if (body === undefined) return `${name} with what is not JSON: ${(text ?? '').slice(0, 200)}`;
  const wrong =
    schemaCheckOf(media.schema)(body) ??
    (type === PROBLEM_TYPE ? problemFault(operation, media.schema, status, body) : null);
  return wrong === null ? null : `${name} and broke the contract: ${wrong}`;
}

/** What a schema cannot check in a problem: that its code is one of this operation, and that it has no undescribed fields. */
function problemFault(operation: Operation | undefined, schema: Schema, status: number, body: unknown): string | null {
  const problem = body as Record<string, unknown>;
  const code = String(problem['code']);
  if (!isErrorCode(code)) return `errors.yaml has no code ${code}`;
  if (operation && !operation.errors.includes(code) && !EARLY_CODES.has(code))
    return `${code} is not one of the codes of its x-errors`;
  const entry = errorEntry(code);
  if (entry.status !== status) return `${code} is a ${entry.status}`;
  const expected = { status, type: problemPage(code), title: entry.title, detail: problem['message'] };
  for (const [field, value] of Object.entries(expected))
    if (problem[field] !== value) return `${field} of ${code} is not ${String(value)}`;
  const known = fieldsOf(schema);
  const unknown = Object.keys(problem).find((field) => !known.has(field));
  return unknown === undefined ? null : `/${unknown} is not a known field`;
}

export interface AnswerCheck {
  onAnswer(answer: SentAnswer): void;
  /** Throws if the response to this request violated the contract. */
  assertKept(request: object): void;
  /** Throws if any response, to any caller, violated the contract and was not reported yet. */
  assertAllKept(): void;
}

/** Compares every response of a server with the contract: success and refusal, status, type, body and `Retry-After`. */
export function createAnswerCheck(): AnswerCheck {
  const faults = new Map<object, string>();
  return {
    onAnswer({ operationId, request, status, headers, text }) {
      const fault = answerFault({ operationId, method: request.method, status, headers, text });
      if (fault !== null) faults.set(request.raw, fault);
    },
    assertKept(request) {
      const fault = faults.get(request);
      faults.delete(request);
      if (fault !== undefined) throw new Error(fault);
    },
    assertAllKept() {
      const [first] = faults.values();
      const count = faults.size;
      faults.clear();
      if (first !== undefined) throw new Error(`${count} answers broke the contract, such as: ${first}`);
    },
  };
}
