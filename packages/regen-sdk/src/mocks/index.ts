/**
 * Responses of the contract for an application's tests, without a server: `createRegen({ …, fetch: mocks.fetch })`. A separate entry,
 * because it includes an example of every response.
 */
export { createMocks } from './create-mocks.ts';
export { connectionLost, noAnswer } from './types.ts';
export type {
  MockAnswer,
  MockCall,
  MockFunction,
  MockOptions,
  MockOutcome,
  Mocks,
  MocksOptions,
  ResultOf,
} from './types.ts';
