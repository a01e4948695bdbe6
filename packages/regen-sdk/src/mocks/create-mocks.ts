import { ownErrors } from '../core/errors.ts';
import { sleep } from '../core/sleep.ts';
import { codes, examples } from '../generated/response-examples.ts';
import type { OperationId } from '../generated/types.ts';
import { createRouter } from './router.ts';
import { connectionLost, noAnswer } from './types.ts';
import type { MockAnswer, MockCall, MockFunction, MockOptions, Mocks, MocksOptions, ResultOf } from './types.ts';

const PROBLEM = { 'Content-Type': 'application/problem+json' };

interface Planned {
  make(call: MockCall): unknown;
  status: number;
  options: MockOptions;
  left: number;
}

export function createMocks(config: MocksOptions = {}): Mocks {
  const route = createRouter(config);
  const calls: MockCall[] = [];
  const planned = new Map<string, Planned[]>();
  let pending = 0;
  let unanswered = 0;

  /** The newest plan that is not used up. */
  function take(operationId: string): Planned | undefined {
    const plans = planned.get(operationId) ?? [];
    const plan = plans.findLast(({ left }) => left > 0);
    if (plan) plan.left -= 1;
    return plan;
  }

  async function handle(request: Request): Promise<Response | undefined> {
    pending += 1;
    try {
      return await answer(request);
    } finally {
      pending -= 1;
    }
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    const match = route(request.method, url.pathname);
    if (!match) return isUpload(request) ? new Response(null) : undefined;
    const { operationId, params } = match;
    const body = await bodyOf(request);
    const call: MockCall = {
      operationId,
      method: request.method,
      url: request.url,
      params,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    calls.push(call);
    const plan = take(operationId);
    if (!plan) reportUnplanned(call);
    const { make, status, options } = plan ?? usual(operationId);
    const result = await make(call);
    if (result === noAnswer) return never(request.signal);
    if (options.delay) await sleep(options.delay, request.signal);
    request.signal.throwIfAborted();
    // The message of Chromium.
    if (result === connectionLost) throw new TypeError('Failed to fetch');
    if (result instanceof Response) return result.clone();
    return result === undefined
      ? new Response(null, { status: status === 200 ? 204 : status, headers: { ...options.headers } })
      : Response.json(result, {
          status,
          headers: { ...(status >= 400 && PROBLEM), 'X-Request-Id': `mock-${calls.length}`, ...options.headers },
        });
  }

  /** What it throws is about the test: a client passes it on as it is. */
  function reportUnplanned(call: MockCall): void {
    try {
      config.onUnplannedCall?.(call);
    } catch (error) {
      if (error instanceof Object) ownErrors.add(error);
      throw error;
    }
  }

  /** Awaits the end of the call, which callers may ignore. */
  async function never(signal: AbortSignal): Promise<undefined> {
    pending -= 1;
    unanswered += 1;
    try {
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    } finally {
      unanswered -= 1;
      pending += 1;
    }
    signal.throwIfAborted();
  }

  const plan = (operationId: string, entry: Omit<Planned, 'left'>): Mocks => {
    if (!examples[operationId]) throw new TypeError(`The contract has no operation ${operationId}.`);
    const left = entry.options.times ?? Infinity;
    planned.set(operationId, [...(planned.get(operationId) ?? []), { ...entry, left }]);
    return mocks;
  };

  const mocks: Mocks = {
    calls,
    pending: () => pending,
    unanswered: () => unanswered,
    handle,
    // Not a method: clients keep it apart from its object.
    fetch: async (url, init) => {
      const address = new URL(url, 'http://localhost').href;
      const response = await handle(new Request(address, init));
      if (response) return response;
      const message = `${init?.method ?? 'GET'} ${address} is no operation of the contract.`;
      return Response.json({ code: 'not_found', message, requestId: 'mock' }, { status: 404, headers: PROBLEM });
    },
    on: <Id extends OperationId>(operationId: Id, answer: MockAnswer<Id>, options: MockOptions = {}) => {
      const { status, body } = success(operationId);
      // No result of the contract is a function.
      const make = typeof answer === 'function' ? (answer as MockFunction<Id>) : () => answer;
      return plan(operationId, { make: (call) => make(call, body as ResultOf<Id>), status, options });
    },
    fail: (operationId, codeOrStatus, { body, ...options } = {}) => {
      const failure = failureOf(operationId, codeOrStatus);
      return plan(operationId, { make: () => body ?? failure.body, status: failure.status, options });
    },
    reset() {
      calls.length = 0;
      planned.clear();
    },
  };
  return mocks;
}

/** Whether a file is sent to the example's URL: the storage that accepts it is not part of the contract. */
function isUpload({ method, url }: Request): boolean {
  const { body } = success('storePictureCreateUpload') as { body: { url: string } };
  return method === 'PUT' && url === new URL(body.url, url).href;
}

/** A copy of the first 2xx response, so that a test may change it. */
function success(operationId: string): { status: number; body: unknown } {
  const [status, body] = Object.entries(examples[operationId] ?? {}).find(([key]) => key.startsWith('2')) ?? ['204'];
  return { status: Number(status), body: structuredClone(body) };
}

function failureOf(operationId: string, which: string | number): { status: number; body: unknown } {
  const documented = examples[operationId] ?? {};
  const [status = 0, title = ''] = typeof which === 'number' ? [which] : (codes[which] ?? []);
  if (!(status in documented)) throw new TypeError(`The contract has no ${which} for ${operationId}.`);
  const body = documented[status] as { code?: string } | undefined;
  if (typeof which === 'number' || body?.code === which) return { status, body };
  // The example of a status shows one of its codes; what goes with the status (a cart, an order) is the same for all.
  const type = `/docs/api/errors#${which}`;
  return { status, body: { ...body, type, title, detail: title, code: which, message: title } };
}

function usual(operationId: string): Omit<Planned, 'left'> {
  const { status, body } = success(operationId);
  return { make: () => body, status, options: {} };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : type.startsWith('application/json') ? JSON.parse(text) : text;
}
