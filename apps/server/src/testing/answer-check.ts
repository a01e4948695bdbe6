import { routesOf } from '../contract/document.ts';
import type { ContractRoute } from '../contract/document.ts';
import type { SentAnswer } from '../contract/register.ts';
import { schemaCheckOf, writtenContract } from './schema-check.ts';

interface Media {
  content?: Record<string, { schema?: object }>;
  headers?: Record<string, object>;
}

/**
 * What any call may meet before its operation is looked at, so no operation describes it: a path, a method, a length of
 * path or a kind of body that nothing takes.
 */
const BEFORE_OPERATIONS = new Set([400, 404, 405, 414]);
const OF_BODIES = new Set([413, 415]);

const ERROR = { $ref: '#/components/schemas/Error' };

let routes: Map<string, ContractRoute> | undefined;

function routeOf(operationId: string): ContractRoute | undefined {
  routes ??= new Map(routesOf(writtenContract()).map((route) => [route.operationId, route]));
  return routes.get(operationId);
}

/** The response that the contract has for a status, references followed. */
function responseOf(route: ContractRoute, status: number): Media | undefined {
  const found = route.operation.responses[String(status)] as (Media & { $ref?: string }) | undefined;
  if (found?.$ref === undefined) return found;
  return writtenContract().components?.responses?.[found.$ref.split('/').at(-1) ?? ''];
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
  const wrong = schemaCheckOf(media.schema)(body);
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
