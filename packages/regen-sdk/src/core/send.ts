import { defaultBodySerializer } from 'openapi-fetch';
import type { HookAnswer } from './hooks.ts';

export interface SendOptions {
  method: string;
  url: string;
  body: Record<string, unknown> | undefined;
  /** The body is a form, whose media type (with its boundary) the platform writes; else JSON. */
  isForm: boolean;
  headers: Headers;
  signal: AbortSignal;
  credentials: RequestCredentials | undefined;
  keepalive: boolean | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** One attempt, the body of its answer read. */
export async function send({ url, body, isForm, fetch, ...init }: SendOptions): Promise<HookAnswer> {
  // What is undefined counts as left out, whatever a strict compiler thinks of it.
  const response = await fetch(url, {
    ...init,
    // Made anew for each attempt out of plain values and files, so a body can be sent again.
    body: body && defaultBodySerializer(isForm ? toForm(body) : body),
  } as RequestInit);
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
