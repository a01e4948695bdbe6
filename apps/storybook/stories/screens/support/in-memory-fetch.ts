import { lost, never, type Answers, type Problem, type StoryRequest } from './answers.ts';
import { routes, type OperationId } from './operations.ts';

export const apiBaseUrl = 'https://regen.invalid/api/v1/regen';

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly pattern: RegExp;
}

const table: readonly Route[] = Object.entries(routes).map(([id, route]) => {
  const [method = '', path = ''] = route.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  // `Object.entries` forgets that these are the names of `routes`.
  return { id: id as OperationId, method, pattern };
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'req_01hzx0story' },
  });

const isProblem = (outcome: unknown): outcome is { problem: Problem } =>
  typeof outcome === 'object' && outcome !== null && 'problem' in outcome;

export interface InMemoryFetch {
  (url: string, init: RequestInit): Promise<Response>;
  /** How many calls are on their way and will be answered. */
  pending: () => number;
}

/** The API without a server: each call is answered by the first of `sources` that knows its operation. */
export function createFetch(...sources: readonly Answers[]): InMemoryFetch {
  let pending = 0;

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.slice(new URL(apiBaseUrl).pathname.length);
    const method = init.method ?? 'GET';
    for (const { id, method: wanted, pattern } of table) {
      const match = method === wanted ? pattern.exec(path) : null;
      const found = match && sources.find((source) => id in source)?.[id];
      if (!match || found === null || found === undefined) continue;
      const text = typeof init.body === 'string' ? init.body : 'null';
      const parts = Object.entries(match.groups ?? {}).map(
        ([name, value]) => [name, decodeURIComponent(value)] as const,
      );
      const request: StoryRequest = { path: Object.fromEntries(parts), query: searchParams, body: JSON.parse(text) };
      const outcome: unknown = typeof found === 'function' ? found(request) : found;
      if (outcome === never) {
        pending -= 1;
        return new Promise(() => undefined);
      }
      if (outcome === lost) return Promise.reject(new TypeError('Failed to fetch'));
      if (!isProblem(outcome)) return json(200, outcome);
      const { status, code, message, body } = outcome.problem;
      return json(status, { code, message, requestId: 'req_01hzx0story', ...body });
    }
    const error = new Error(`No story answers ${method} ${path}.`);
    // Otherwise it would look like a lost connection.
    reportError(error);
    throw error;
  }

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    pending += 1;
    try {
      return await answer(url, init);
    } finally {
      pending -= 1;
    }
  }
  return Object.assign(fetch, { pending: () => pending });
}
