import { operations, readContract } from '@regen/contract';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleParams } from '../../packages/regen-sdk/src/testing/sample-params.ts';
import type { ClientName } from './programs.ts';
import { HOME, measuredOperations, ROOT } from './world.ts';

export interface TypeCost {
  instantiations: number;
  /** Seconds. */
  checkTime: number;
}

const CALLS = 90;

/** What the compiler has to do for ninety typed calls, the declarations of the client included. */
export function measureTypes(client: ClientName): TypeCost {
  copyFileSync(join(ROOT, 'openapi/src/generated/schema.ts'), join(HOME, 'schema.ts'));
  writeFileSync(join(HOME, 'calls.ts'), callsProgram(client));
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    extendedDiagnostics: true,
  };
  writeFileSync(join(HOME, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }));
  const tsc = join(HOME, 'node_modules/typescript/bin/tsc');
  const { stdout: text, status } = spawnSync(process.execPath, [tsc, '-p', HOME], { encoding: 'utf8' });
  // What does not compile is not measured.
  if (status !== 0) throw new Error(`The calls of ${client} do not compile:\n${text}`);
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(text)?.[1]);
  return { instantiations: figure('Instantiations'), checkTime: figure('Check time') };
}

function callsProgram(client: ClientName): string {
  const samples = sampleParams();
  const described = operations(readContract());
  const known = new Map(described.map((operation) => [operation.id, operation]));
  const used = measuredOperations().slice(0, CALLS);
  if (used.length < CALLS) throw new Error(`There are only ${used.length} operations.`);
  const rows = used.map(({ id, method, path, hasBody }) => {
    const all = { ...samples.get(id) };
    const pick = (place: string): string => {
      const names = (known.get(id)?.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name);
      const part = Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
      for (const name of Object.keys(part)) delete all[name];
      return JSON.stringify(part);
    };
    const flat = JSON.stringify(all);
    const [inPath, inQuery] = [pick('path'), pick('query')];
    const needed = (known.get(id)?.parameters ?? []).filter((one) => one.in === 'header' && one.required);
    const headers = JSON.stringify(
      Object.fromEntries(needed.map(({ name }) => [name, '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10'])),
    );
    return { id, method, path, flat, inPath, inQuery, headers, body: hasBody ? JSON.stringify(all) : undefined };
  });
  const types = `import type * as T from '@regen/sdk';`;
  const result = (id: string): string => {
    const name = typeOf(id, 'Result');
    return isNamed(name) ? `T.${name}` : 'void';
  };
  switch (client) {
    case '@regen/sdk': {
      const lines = rows.map(
        ({ id, flat }) =>
          `export const ${id} = await regen.${known.get(id)?.written['x-sdk']}(${flat === '{}' && !takesParams(id) ? '' : flat});`,
      );
      return `import { createRegen } from '@regen/sdk';\nconst regen = createRegen({ baseUrl: '/', clientKey: 'k' });\n${lines.join('\n')}`;
    }
    case 'openapi-fetch': {
      const lines = rows.map(
        ({ id, method, path, inPath, inQuery, headers, body }) =>
          `export const ${id} = (await api.${method}('${path}', { params: ${groups({ path: inPath, query: inQuery, header: headers })}${body ? `, body: ${body}` : ''} })).data;`,
      );
      return `import createClient from 'openapi-fetch';\nimport type { paths } from './schema.ts';\nconst api = createClient<paths>({ baseUrl: '/' });\n${lines.join('\n')}`;
    }
    case 'hey-api': {
      const lines = rows.map(
        ({ id, inPath, inQuery, headers, body }) =>
          `export const ${id} = (await ${id}_(${groups({ path: inPath, query: inQuery, headers, ...(body && { body: `${body} ` }) })})).data;`,
      );
      return `import { ${rows.map(({ id }) => `${id} as ${id}_`).join(', ')} } from './hey/sdk.gen';\n${lines.join('\n')}`;
    }
    case 'axios':
      return `import axios from 'axios';\n${types}\n${rows.map(({ id, method, path, body }) => `export const ${id} = (await axios.request<${result(id)}>({ method: '${method}', url: '${path}', data: ${body} })).data;`).join('\n')}`;
    case 'ky':
      return `import ky from 'ky';\n${types}\n${rows.map(({ id, method, path, body }) => `export const ${id} = await ky('${path}', { method: '${method}', json: ${body} }).json<${result(id)}>();`).join('\n')}`;
    case 'raw fetch':
      return `${types}\n${rows.map(({ id, method, path, body }) => `export const ${id} = (await (await fetch('${path}', { method: '${method}', body: JSON.stringify(${body}) })).json()) as ${result(id)};`).join('\n')}`;
  }
}

/** Whether the method has parameters at all, required or not. */
const takesParams = (id: string): boolean => isNamed(typeOf(id, 'Params'));

const typeOf = (id: string, what: 'Params' | 'Result'): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}${what}`;

function isNamed(name: string): boolean {
  const types = readFileSync(join(ROOT, 'packages/regen-sdk/src/generated/types.ts'), 'utf8');
  return types.includes(` ${name} `);
}

/** An object literal without empty groups; a body is present even if it is empty. */
function groups(parts: Record<string, string>): string {
  const given = Object.entries(parts).filter(([, text]) => text !== '{}');
  return `{ ${given.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;
}
