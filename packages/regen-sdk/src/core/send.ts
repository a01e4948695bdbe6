import { createQuerySerializer, defaultBodySerializer, mergeHeaders } from 'openapi-fetch';

export interface SendOptions {
  method: string;
  url: string;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** The body is a form, whose media type (with its boundary) the platform writes; else JSON. */
  isForm: boolean;
  headers: Record<string, string | null>;
  signal: AbortSignal;
  credentials: RequestCredentials | undefined;
  keepalive: boolean | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const toSearch = createQuerySerializer();

/**
 * One attempt: the request as openapi-fetch writes it, the answer as text or JSON. Its client is left aside, with the
 * middleware, path templates and `Request` that it brings: the pipeline has its own, and a browser loads half as much.
 */
export async function send({
  method,
  url,
  query,
  body,
  isForm,
  headers,
  signal,
  credentials,
  keepalive,
  fetch,
}: SendOptions) {
  const search = toSearch(query);
  const response = await fetch(search ? `${url}?${search}` : url, {
    method,
    // Made anew for each attempt out of plain values and files, so a body can be sent again.
    body: body && (isForm ? toForm(body) : defaultBodySerializer(body)),
    headers: mergeHeaders(body && !isForm ? { 'Content-Type': 'application/json' } : undefined, headers),
    signal,
    credentials,
    keepalive,
    redirect: 'follow',
  });
  return { body: read(await response.text(), response.ok), response };
}

/** A list repeats its name; files keep theirs. */
function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const name in body) {
    for (const value of [body[name]].flat()) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined) form.append(name, String(value));
    }
  }
  return form;
}

/** What is no JSON is a failure in an answer, and only text in an error, which proxies write as well. */
function read(text: string, isAnswer: boolean): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isAnswer) throw error;
    return text;
  }
}
