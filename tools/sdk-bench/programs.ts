import { measuredOperations } from './world.ts';
import type { MeasuredOperation } from './world.ts';

export const CLIENTS = ['raw fetch', 'ky', 'openapi-fetch', '@regen/sdk', 'hey-api', 'axios'] as const;
export type ClientName = (typeof CLIENTS)[number];

/** What the programs with three operations use. */
const THREE = ['productList', 'productGet', 'cartUpdate'];

/**
 * A program that uses three operations or all of them, in the style of that client: a function per operation, client key on every call,
 * an error for any status other than 2xx. None of the others retries, times out the body, logs, pages or types its errors; the SDK does.
 */
export function program(client: ClientName, wanted: 'three' | 'all'): string {
  const used = measuredOperations().filter(({ id }) => wanted === 'all' || THREE.includes(id));
  const each = (line: (operation: MeasuredOperation, path: string) => string): string =>
    used
      .map((operation) => line(operation, operation.path.replaceAll(/\{(\w+)\}/g, '${encodeURIComponent(p.$1)}')))
      .join('\n');
  const exported = `globalThis.used = { ${used.map(({ id }) => id).join(', ')} };`;
  switch (client) {
    case 'raw fetch':
      return `const call = async (method, path, query, body) => {
        const search = new URLSearchParams(query).toString();
        const response = await fetch('/api/v1/regen' + path + (search && '?' + search), { method, body: body && JSON.stringify(body),
          headers: { Authorization: 'Basic azo=', ...(body && { 'Content-Type': 'application/json' }) } });
        if (!response.ok) throw new Error('status ' + response.status);
        return response.json();
      };
      ${each(({ id, method, hasBody }, path) => `const ${id} = (p, q) => call('${method}', \`${path}\`, ${hasBody ? 'undefined, q' : 'q'});`)}
      ${exported}`;
    case 'ky':
      return `import ky from 'ky';
      const api = ky.create({ headers: { Authorization: 'Basic azo=' } });
      ${each(({ id, method, hasBody }, path) => `const ${id} = (p, q) => api('/api/v1/regen' + \`${path}\`, { method: '${method}', ${hasBody ? 'json: q' : 'searchParams: q'} }).json();`)}
      ${exported}`;
    case 'axios':
      return `import axios from 'axios';
      const api = axios.create({ baseURL: '/api/v1/regen', headers: { Authorization: 'Basic azo=' } });
      ${each(({ id, method, hasBody }, path) => `const ${id} = (p, q) => api.request({ method: '${method}', url: \`${path}\`, ${hasBody ? 'data: q' : 'params: q'} }).then((r) => r.data);`)}
      ${exported}`;
    case 'openapi-fetch':
      return `import createClient from 'openapi-fetch';
      const api = createClient({ baseUrl: '/api/v1/regen', headers: { Authorization: 'Basic azo=' } });
      ${each(({ id, method, path, hasBody }) => `const ${id} = (p, q) => api.${method}('${path}', { params: { path: p${hasBody ? ' }, body: q' : ', query: q }'} });`)}
      ${exported}`;
    case 'hey-api':
      return `import { client } from './hey/client.gen.ts';
      import { ${used.map(({ id }) => id).join(', ')} } from './hey/sdk.gen.ts';
      client.setConfig({ baseUrl: '/api/v1/regen', auth: 'k', throwOnError: true });
      ${exported}`;
    case '@regen/sdk':
      return wanted === 'all'
        ? `import { createRegen } from '@regen/sdk'; globalThis.used = createRegen;`
        : `import { createCall } from '@regen/sdk'; import { ${THREE.join(', ')} } from '@regen/sdk/operations';
           globalThis.used = [createCall, ${THREE.join(', ')}];`;
  }
}
