import { readContract, routesOf } from '../contract/document.ts';
import type { ContractDocument, ContractRoute } from '../contract/document.ts';
import type { SentAnswer } from '../contract/register.ts';
import { createAjv, detailsOf } from '../contract/validation.ts';

interface Media {
  content?: Record<string, { schema?: object }>;
  headers?: Record<string, object>;
}

type Validate = (body: unknown) => string | null;

/**
 * What any call may meet before its operation is looked at, so no operation describes it: a path, a method, a length of
 * path or a kind of body that nothing takes.
 */
const BEFORE_OPERATIONS = new Set([400, 404, 405, 414]);
const OF_BODIES = new Set([413, 415]);

const ERROR = { $ref: '#/components/schemas/Error' };

/** Compiled once for all servers of a test run: it costs more than what it checks. */
const compiled = new Map<string, Validate>();
let contract: ContractDocument | undefined;
let routes: Map<string, ContractRoute> | undefined;
let ajv: ReturnType<typeof createAjv> | undefined;

function description(): ContractDocument {
  return (contract ??= readContract());
}

function routeOf(operationId: string): ContractRoute | undefined {
  routes ??= new Map(routesOf(description()).map((route) => [route.operationId, route]));
  return routes.get(operationId);
}

function validatorOf(schema: object): Validate {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const known = compiled.get(text);
  if (known) return known;
  if (!ajv) {
    ajv = createAjv({ useDefaults: false });
    ajv.addSchema({ $id: 'contract', components: description().components });
  }
  const validate = ajv.compile(JSON.parse(text) as object);
  const check: Validate = (body) =>
    validate(body) ? null : JSON.stringify(detailsOf('body', validate.errors ?? [])).slice(0, 2_000);
  compiled.set(text, check);
  return check;
}

/** The response that the contract has for a status, references followed. */
function responseOf(route: ContractRoute, status: number): Media | undefined {
  const found = route.operation.responses[String(status)] as (Media & { $ref?: string }) | undefined;
  if (found?.$ref === undefined) return found;
  return description().components?.responses?.[found.$ref.split('/').at(-1) ?? ''];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type CheckedAnswer = Pick<SentAnswer, 'operationId' | 'status' | 'headers' | 'text'> & { method: string };

/** What is wrong with an answer by the contract, as a sentence; null when nothing is. */
export function answerFault({ operationId, method, status, headers, text }: CheckedAnswer): string | null {
  const name = `${operationId ?? `${method} of an unknown path`} answered ${status}`;
  const route = operationId === null ? undefined : routeOf(operationId);
  // Operations that only a test's own contract has.
  if (operationId !== null && !route) return null;
  let response = route && responseOf(route, status);
  if (!response) {
    const isEarly =
      BEFORE_OPERATIONS.has(status) && (!route || status === 414)
        ? true
        : OF_BODIES.has(status) && !route?.operation.requestBody;
    if (!isEarly) return `${name}, which the contract does not name.`;
    response = { content: { 'application/json': { schema: ERROR } } };
  }
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(String(headers['retry-after'] ?? '')))
    return `${name} without Retry-After in seconds.`;
  if (method === 'HEAD') return null;
  const { content } = response;
  if (!content) return text === null || text === '' ? null : `${name} with a body, which the contract does not have.`;
  const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const media = content[type];
  if (!media) return `${name} as ${type || 'nothing'}, which is not ${Object.keys(content).join(' or ')}.`;
  if (type !== 'application/json' || !media.schema) return null;
  const body = parse(text ?? '');
  if (body === undefined) return `${name} with what is not JSON: ${(text ?? '').slice(0, 200)}`;
  const wrong = validatorOf(media.schema)(body);
  return wrong === null ? null : `${name} and broke the contract: ${wrong}`;
}

export interface AnswerCheck {
  onAnswer(answer: SentAnswer): void;
  /** Throws when the answer to this request broke the contract. */
  assertKept(request: object): void;
  /** Throws when any answer, to whomever, broke the contract and nobody has heard of it. */
  assertAllKept(): void;
}

/** Compares every answer of a server with the contract: success and refusal, status, type, body and `Retry-After`. */
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
