export * from './generated/index.ts';
export { regenQueryDefaults } from './defaults.ts';
export { invalidate, queryKey } from './keys.ts';
export { QUERY_MAX_WAIT, QUERY_RETRIES, queryRetryDelay, retryQuery } from './retry-query.ts';
export { storePictureUploadImage } from './upload.ts';
export { afterWrite } from './write.ts';
export type { AfterWrite } from './write.ts';
