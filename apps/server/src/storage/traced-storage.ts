import type { Tracing } from '../tracing/tracing.ts';
import type { Storage } from './storage.ts';

/** A span for each call to a bucket. Files in a local folder get none. */
export function traceStorage(storage: Storage, tracing: Tracing): Storage {
  if (!tracing.isOn || storage.uploadOrigin === null) return storage;
  const step = <T>(name: string, work: () => Promise<T>) => tracing.step(`storage ${name}`, 'client', {}, work);
  return {
    uploadOrigin: storage.uploadOrigin,
    put: (key, content, options) => step('put', () => storage.put(key, content, options)),
    get: (key, range) => step('get', () => storage.get(key, range)),
    sizeOf: (key) => step('sizeOf', () => storage.sizeOf(key)),
    delete: (key) => step('delete', () => storage.delete(key)),
    retireUpload: (key) => step('retireUpload', () => storage.retireUpload(key)),
    // Signed in this process.
    signUpload: (order) => storage.signUpload(order),
    signDownload: (order) => storage.signDownload(order),
    check: () => storage.check(),
    probe: () => storage.probe(),
    close: () => storage.close(),
  };
}
