import type { ClientOptions } from './client-options.ts';
import type { UploadProgress } from './request-options.ts';
import { progressOf, sendByXhr } from './xhr.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Like `fetch` for a form, but with progress: in browsers through XMLHttpRequest, because `fetch` does not report any. */
export function watchedFetch(own: ClientOptions['fetch'], onProgress: (progress: UploadProgress) => void): Fetch {
  return async (url, init) => {
    const form = init.body as FormData;
    const total = filesOf(form);
    let last = -1;
    const report = (progress: UploadProgress): void => {
      if (progress.percent <= last) return;
      last = progress.percent;
      onProgress(progress);
    };
    const begin = () => report(progressOf(0, total));
    // Without files, the response is all there is to wait for.
    const finish = () => report({ ...progressOf(total, total), percent: 100 });
    // XMLHttpRequest always sends the cookies of its own origin.
    if (own || typeof XMLHttpRequest !== 'function' || init.credentials === 'omit') {
      begin();
      const response = await (own ?? fetch)(url, init);
      finish();
      return response;
    }
    const request = await sendByXhr({
      method: init.method ?? 'POST',
      url,
      headers: new Headers(init.headers),
      body: form,
      signal: init.signal,
      withCredentials: init.credentials === 'include',
      // The form is a little longer than its files.
      onProgress: (loaded, ofForm) => report(progressOf(Math.floor((total * loaded) / ofForm), total)),
    });
    finish();
    return responseOf(request);
  };
}

/** Bytes. */
function filesOf(form: FormData): number {
  let bytes = 0;
  for (const value of form.values()) if (value instanceof Blob) bytes += value.size;
  return bytes;
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // Some statuses refuse even an empty text.
  return new Response(responseText === '' ? null : responseText, { status, headers });
}
