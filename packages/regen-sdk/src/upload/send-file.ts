import type { Deadline } from '../core/deadline.ts';

/** How much of a file has been sent. */
export interface UploadProgress {
  /** Bytes. */
  loaded: number;
  total: number;
  /** 0 to 100. */
  percent: number;
}

export interface FileOrder {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: Blob;
  signal: Deadline['signal'];
  onProgress: (loaded: number) => void;
}

/** Sends a file by PUT with these headers and none of ours; throws on any failure, including a status other than 2xx. */
export type SendFile = (order: FileOrder) => Promise<void>;

/** For environments without XMLHttpRequest, or applications with their own `fetch`: it reports no progress. */
export function fetchSender(fetch: (url: string, init: RequestInit) => Promise<Response>): SendFile {
  return async ({ url, headers, file, signal, onProgress }) => {
    onProgress(0);
    const response = await fetch(url, {
      method: 'PUT',
      headers: { ...headers },
      body: file,
      signal,
      credentials: 'omit',
    });
    await response.arrayBuffer();
    if (!response.ok) throw refusal(response.status);
    onProgress(file.size);
  };
}

/** For browsers, where `fetch` does not report upload progress. */
export const xhrSender: SendFile = ({ url, headers, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open('PUT', url);
    for (const name in headers) request.setRequestHeader(name, headers[name] as string);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(refusal(request.status));
    };
    request.onerror = () => reject(new Error('Network Error'));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    onProgress(0);
    request.send(file);
  });

function refusal(status: number): Error {
  return Object.assign(new Error(`Request failed with status code ${status}`), { status });
}
