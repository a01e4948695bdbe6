import { createMocks, type MockAnswer, type MockCall, type Mocks } from '@regen/sdk/mocks';

export type OperationId = MockCall['operationId'];

/** The responses of operations: a body, `noAnswer`, `connectionLost`, a problem, or a function that derives one from the call. */
export type Answers = { readonly [Id in OperationId]?: MockAnswer<Id> };

export const apiBaseUrl = 'https://regen.invalid/api/v1/regen';

const requestId = 'req_01hzx0story';
const headers = { 'X-Request-Id': requestId };

/** An error response as in the contract; `body` has any additional fields of the operation. */
export const problem = (status: number, code: string, message: string, body?: object): Response =>
  Response.json({ code, message, requestId, ...body }, { status, headers });

/** The server is unavailable. */
export const failing = problem(503, 'unavailable', 'The store is not available right now. Please try again shortly.');
export const missing = problem(404, 'not_found', 'There is nothing here.');

/** The API without a server: the last of `sources` that has an operation handles it. A call that none has fails the story. */
export function createApi(...sources: readonly Answers[]): Mocks {
  const mocks = createMocks({
    baseUrl: apiBaseUrl,
    onUnplannedCall: ({ method, url }) => {
      const error = new Error(`No mock answer for ${method} ${url}.`);
      // Otherwise it would look like a lost connection.
      reportError(error);
      throw error;
    },
  });
  for (const source of sources) {
    // `Object.entries` forgets which answer belongs to which operation.
    for (const [id, answer] of Object.entries(source) as [OperationId, MockAnswer<OperationId>][]) {
      mocks.on(id, answer, { headers });
    }
  }
  return mocks;
}
