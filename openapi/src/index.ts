export * from './contract.ts';
export * from './errors.ts';
export { ERRORS } from './generated/errors.ts';
export { basePath, operations } from './operations.ts';
export type { Operation, OperationBody, OperationParameter, OperationResponse } from './operations.ts';
export { CONTRACT_FILE, readContract } from './read-contract.ts';
export { isReference, resolve, schemaName } from './resolve.ts';
export { FileSample, sampleBody, sampleParameter } from './sample.ts';
export { sdkCall } from './sdk-call.ts';
