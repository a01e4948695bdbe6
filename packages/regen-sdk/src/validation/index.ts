/**
 * Compares every response with the contract, in development and in tests: `hooks: [validateResponses()]`. A separate entry, because it
 * includes the schemas of all responses.
 */
export { validateResponses, RegenValidationError } from './validate-responses.ts';
export type { ValidationOptions } from './validate-responses.ts';
export type { ValidationIssue } from './check-value.ts';
