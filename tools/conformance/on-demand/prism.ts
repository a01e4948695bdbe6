import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type Routing from '@stoplight/prism-http/dist/router/index.js';
import * as validation from '@stoplight/prism-http/dist/validator/index.js';
import { createRequire } from 'node:module';

/** Node and Vitest disagree about the default export of a CommonJS module; `require` does not. */
const { default: route } = createRequire(import.meta.url)('@stoplight/prism-http/dist/router/index.js') as {
  default: typeof Routing.default;
};

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** A call as it was sent, with the base path of its host apart from the path of the description. */
export interface SentRequest {
  method: string;
  /** Such as `/api/v1/regen`. */
  base: string;
  /** Percent-encoded, without the query. */
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  /** Parsed JSON; undefined without a body, and for forms. */
  body: unknown;
}

export interface ReceivedAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface Verdict {
  /** Null when the description has no such path and method. */
  operationId: string | null;
  /** What the request breaks; empty when it is as described. */
  request: string[];
  answer: string[];
}

interface Diagnostic {
  message: string;
  path?: readonly (string | number)[];
}
type Either<Problems, Value> = { _tag: 'Left'; left: Problems } | { _tag: 'Right'; right: Value };

const problemsOf = (result: Either<readonly Diagnostic[], unknown>): string[] =>
  result._tag === 'Right' ? [] : result.left.map(({ message, path }) => `${path?.join('/') ?? ''} ${message}`.trim());

/** Prism's own reading of the description: another parser, router and validator than those of the server and the SDK. */
export class Prism {
  readonly operations: readonly PrismOperation[];

  private constructor(operations: readonly PrismOperation[]) {
    this.operations = operations;
  }

  static async load(description: object): Promise<Prism> {
    return new Prism(await getHttpOperationsFromSpec(structuredClone(description)));
  }

  check(request: SentRequest, answer: ReceivedAnswer): Verdict {
    const method = request.method.toLowerCase() as 'get';
    const found = route({
      resources: [...this.operations],
      input: { method, url: { path: request.path, baseUrl: request.base } },
    });
    if (found._tag === 'Left') return { operationId: null, request: [found.left.message], answer: [] };
    const resource = found.right;
    const { path, query, headers, body } = request;
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    // Prism keeps only the last of the repeated fields of a form, so bodies of forms are left to the server.
    const element = { method, url: { path, query }, headers, body };
    const described = isForm ? { ...resource, request: { ...resource.request, body: undefined } } : resource;
    const input = validation.validateInput({
      resource: described as PrismOperation,
      element: isForm ? { ...element, headers: { ...headers, 'content-length': '0' } } : element,
    });
    const output = validation.validateOutput({
      resource,
      element: { statusCode: answer.status, headers: answer.headers, body: answer.body },
    });
    return { operationId: resource.iid ?? resource.id, request: problemsOf(input), answer: problemsOf(output) };
  }
}
