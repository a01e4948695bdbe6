import { readFileSync } from 'node:fs';

/** operationId → method of `@regen/sdk`, read from the list that the package carries. */
export function readSdkMethods(): ReadonlyMap<string, string> {
  const list = readFileSync(new URL('api.md', import.meta.resolve('@regen/sdk/package.json')), 'utf8');
  const lines = list.matchAll(/^- `regen\.([\w.]+)\(\)`: .*?\. `(\w+)`, `/gm);
  return new Map([...lines].map(([, method = '', id = '']) => [id, method]));
}
