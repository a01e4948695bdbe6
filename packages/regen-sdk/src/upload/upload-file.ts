import { startDeadline } from '../core/deadline.ts';
import { RegenTimeoutError, RegenUploadError, abortError } from '../core/errors.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions, UploadOptions } from '../core/request-options.ts';
import { sleep } from '../core/sleep.ts';
import { progressOf } from '../core/xhr.ts';
import { fetchSender, xhrSender } from './send-file.ts';

/** Milliseconds that sending the file may take, unless the call says otherwise. */
const FILE_TIMEOUT = 5 * 60_000;
/** Milliseconds before the file is asked about again; then twice as long each time, up to the longest. */
const FILE_WAIT = 250;
const FILE_LONGEST_WAIT = 4_000;
/** Milliseconds after which a file that is still waiting counts as lost. */
const CHECK_TIMEOUT = 60_000;

/** A signed URL. */
export interface UploadTarget {
  url: string;
  headers: Record<string, string>;
}

/** Sends a file to a signed URL, which accepts it once, so this is never retried. */
export async function sendToUrl(
  call: Call,
  operationId: string,
  { url: given, headers, response, file }: UploadTarget & { response: Response; file: Blob },
  { signal, timeout = FILE_TIMEOUT, onProgress }: UploadOptions,
): Promise<void> {
  // An address without a host is below the one that gave it.
  const url = response.url ? new URL(given, response.url).href : given;
  const deadline = startDeadline(timeout, signal);
  const usesXhr = !call.fetch && typeof XMLHttpRequest === 'function';
  const send = usesXhr ? xhrSender : fetchSender(call.fetch ?? fetch);
  const report = (loaded: number): void => onProgress?.(progressOf(loaded, file.size));
  let last = -1;
  try {
    await send({
      url,
      headers,
      file,
      signal: deadline.signal,
      onProgress(loaded) {
        if (loaded <= last) return;
        last = loaded;
        report(loaded);
      },
    });
    if (last < file.size) report(file.size);
  } catch (cause) {
    if (signal?.aborted) throw abortError(operationId, signal, cause);
    throw new RegenUploadError(operationId, deadline.timedOut ? new RegenTimeoutError(operationId, timeout) : cause);
  } finally {
    deadline.clear();
  }
}

/** The read is what takes the file into use; another reader may be at it, or the storage a moment behind. */
export async function readChecked<State extends { state: string }>(
  operationId: string,
  read: () => PromiseLike<State>,
  { signal }: RequestOptions,
): Promise<State> {
  const end = Date.now() + CHECK_TIMEOUT;
  for (let wait = FILE_WAIT; ; wait = Math.min(wait * 2, FILE_LONGEST_WAIT)) {
    const file = await read();
    if (file.state !== 'waiting') return file;
    if (Date.now() + wait > end) throw new RegenTimeoutError(operationId, CHECK_TIMEOUT);
    await sleep(wait, signal);
    if (signal?.aborted) throw abortError(operationId, signal, signal.reason);
  }
}
