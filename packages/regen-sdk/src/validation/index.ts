/**
 * Compares every answer with the contract, in development and in tests: `hooks: [validateResponses()]`. An entry of its own,
 * because it brings the schemas of all answers with it.
 */
export { validateResponses, RegenValidationError } from './validate-responses.ts';
export type { ValidationOptions } from './validate-responses.ts';
export type { ValidationIssue } from './check-value.ts';
