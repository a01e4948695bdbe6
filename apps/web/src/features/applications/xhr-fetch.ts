/** As `fetch` for one form, and tells how much of it has been sent, which `fetch` does not. Per cent. */
export function xhrFetch(onProgress: (percent: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      request.open(init.method ?? 'GET', url);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 100);
      request.onload = () => {
        const headers = new Headers();
        for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
          const colon = line.indexOf(':');
          if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
        }
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError('Network Error'));
      request.onabort = () => reject(signal?.reason as Error);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      onProgress(0);
      request.send(init.body as FormData);
    });
}
