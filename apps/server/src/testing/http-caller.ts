import { DEFAULT_CLIENT_KEY } from '../config.ts';
import { API } from './result-check.ts';
import type { CallOptions, Method, TestServer } from './test-server.ts';

/** Calls a server over the network as `TestServer` does in-process; `origin` is read on each call. */
export function httpCaller(origin: () => string): Pick<TestServer, 'call'> {
  return {
    async call<Body>(method: Method, path: string, { as = 'client', body, headers, browserId }: CallOptions = {}) {
      const basic = `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`;
      const response = await fetch(`${origin()}${API}${path}`, {
        method,
        headers: {
          ...(browserId !== undefined && { 'browser-id': browserId }),
          ...(as !== null && { authorization: as === 'client' ? basic : `Bearer ${as.jwt}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() },
        body: (text === '' ? undefined : JSON.parse(text)) as Body,
        text,
      };
    },
  };
}
