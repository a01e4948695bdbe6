import type { RawRequest } from './connection.ts';

/** A request while it is being broken: still in parts. */
export interface Draft {
  operationId: string;
  method: string;
  /** Base path of the host. */
  base: string;
  /** Path of the description, such as `/users/{id}`. */
  template: string;
  /** The value of each path parameter, already encoded. */
  params: Record<string, string>;
  /** What follows `?`, already encoded. */
  query: string;
  headers: (readonly [name: string, value: string])[];
  /** Text or bytes of the body; null when there is none. */
  body: string | Buffer | null;
  /** The whole path and query, when broken as one. */
  target: string | null;
  isCut: boolean;
}

export function targetOf({ base, template, params, query, target }: Draft): string {
  if (target !== null) return target;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return `${base}${path}${query === '' ? '' : `?${query}`}`;
}

export function withHeader(draft: Draft, name: string, value: string | null): void {
  draft.headers = draft.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  if (value !== null) draft.headers.push([name, value]);
}

export function serialize(draft: Draft): RawRequest {
  const body = typeof draft.body === 'string' ? Buffer.from(draft.body) : (draft.body ?? Buffer.alloc(0));
  const has = (name: string) => draft.headers.some(([known]) => known.toLowerCase() === name);
  const lines = draft.headers.map(([name, value]) => `${name}: ${value}`);
  if (draft.body !== null && !has('content-length') && !has('transfer-encoding'))
    lines.push(`Content-Length: ${body.length}`);
  if (!has('host')) lines.unshift('Host: store.test');
  return {
    head: `${draft.method} ${targetOf(draft)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    body,
    isCut: draft.isCut,
  };
}
