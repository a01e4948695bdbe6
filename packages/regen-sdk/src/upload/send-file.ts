import type { Deadline } from '../core/deadline.ts';
import { sendByXhr } from '../core/xhr.ts';

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
export const xhrSender: SendFile = async ({ url, headers, file, signal, onProgress }) => {
  const { status } = await sendByXhr({
    method: 'PUT',
    url,
    headers: Object.entries(headers),
    body: file,
    signal,
    onProgress,
  });
  if (status < 200 || status > 299) throw refusal(status);
};

function refusal(status: number): Error {
  return Object.assign(new Error(`Request failed with status code ${status}`), { status });
}
