import type { UploadProgress } from './request-options.ts';

export interface XhrOrder {
  method: string;
  url: string;
  headers: Iterable<readonly [string, string]>;
  body: Blob | FormData;
  signal?: AbortSignal | null | undefined;
  withCredentials?: boolean;
  /** Bytes that have been sent, of how many. */
  onProgress: (loaded: number, total: number) => void;
}

/** Sends a body with these headers only, and resolves with the request once there is a response of any status. */
export function sendByXhr({ method, url, headers, body, signal, withCredentials = false, onProgress }: XhrOrder) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open(method, url);
    request.withCredentials = withCredentials;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new Error('Network Error'));
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    onProgress(0, 1);
    request.send(body);
  });
}

export function progressOf(loaded: number, total: number): UploadProgress {
  return { loaded, total, percent: total > 0 ? (100 * loaded) / total : 0 };
}
