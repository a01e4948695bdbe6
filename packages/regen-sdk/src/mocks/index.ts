/**
 * Answers of the contract for the tests of an application, without a server: `createRegen({ …, fetch: mocks.fetch })`. An
 * entry of its own, because it brings an example of every answer with it.
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
