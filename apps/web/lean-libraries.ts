// Makes the first load smaller without changing what runs: 5 kB of the 130 in gzip.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const staleChunk = fileURLToPath(new URL('src/app/stale-chunk.ts', import.meta.url));

/** React is published as CommonJS, of which a bundler has to keep everything. Its production files, by what imports them. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
};
const names: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
const pathOf = (file: string): string => {
  const [name = '', ...rest] = file.split('/');
  return require.resolve(`${name}/package.json`).replace(/package\.json$/, rest.join('/'));
};
const paths: ReadonlyMap<string, string> = new Map(Object.entries(files).map(([name, file]) => [name, pathOf(file)]));
const isReact = new Set(paths.values());

/** `exports.x = …` and `require('x')` as an ES module. Throws when React is written in a way that it does not know. */
export function toModule(code: string, id: string): string {
  const exported = new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name ?? ''));
  const imports: string[] = [];
  let text = code
    .replace(/"use strict";/, '')
    .replace(/(\w+) = require\("([\w-]+)"\)(,?)/g, (_all, name: string, from: string, comma: string) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `$${name}$ = 0${comma}`;
    });
  for (const name of exported) {
    const writes = text.match(new RegExp(`\\bexports\\.${name} =`, 'g'))?.length ?? 0;
    if (writes === 1) text = text.replace(new RegExp(`^exports\\.${name} =`, 'm'), () => `const $${name} =`);
    else imports.push(`let $${name};`);
    text = text.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), () => `$${name}`);
  }
  if (/\bexports\b|\brequire\(/.test(text)) throw new Error(`${id} is not written as expected.`);
  return `${imports.join('\n')}\n${text}\nexport { ${[...exported].map((name) => `$${name} as ${name}`).join(', ')} };`;
}

function replaced(code: string, pattern: RegExp, by: string, id: string): string {
  if (!pattern.test(code)) throw new Error(`${id} is not written as expected.`);
  return code.replace(pattern, () => by);
}

export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  resolveId: (id) => paths.get(names[id] ?? id),
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (isReact.has(file)) return { code: toModule(code, file), map: null };
    // The shop has no query of endless pages; should it get one, this says so.
    if (file.endsWith('/query-core/build/modern/infiniteQueryBehavior.js')) {
      const refuse = `() => { throw new Error('Infinite queries are left out, see lean-libraries.ts.'); }`;
      const parts = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'];
      return { code: parts.map((part) => `export const ${part} = ${refuse};`).join('\n'), map: null };
    }
    // It reloads by itself, also without a connection, and then the page does so once more: there is one rule, in stale-chunk.ts.
    if (file.endsWith('/react-router/dist/esm/lazyRouteComponent.js')) {
      const own = `import { reloadOnce } from '${staleChunk}';`;
      const once = `if (reloadOnce(error)) throw new Promise(() => {});\n\t\t\tthrow error;`;
      const pattern = /if \(isModuleNotFoundError\(error\)[\s\S]*?\n\t\t\tthrow error;/;
      return { code: `${own}\n${replaced(code, pattern, once, file)}`, map: null };
    }
    // Writes are sent after the first paint: what runs them comes with the first hook that starts one.
    if (file.endsWith('/query-core/build/modern/mutationCache.js')) {
      const late = `let Mutation; export const provideMutation = (given) => { Mutation = given; };`;
      return { code: replaced(code, /^import \{ Mutation \} from "\.\/mutation\.js";/m, late, file), map: null };
    }
    if (file.endsWith('/query-core/build/modern/mutationObserver.js')) {
      const provide = `import { Mutation } from './mutation.js';\nimport { provideMutation } from './mutationCache.js';\nprovideMutation(Mutation);`;
      return { code: `${code}\n${provide}`, map: null };
    }
    // The server's entry writes scripts and styles into the page; in a browser the router has none (ADR 0038).
    if (file.endsWith('/react-router/dist/esm/Scripts.js'))
      return { code: 'export const Scripts = () => null;', map: null };
    if (file.endsWith('/react-router/dist/esm/Asset.js')) {
      const refuse = `default: throw new Error('Scripts and styles of heads are left out, see lean-libraries.ts.');`;
      return { code: replaced(code, /case "style":[^]*?default: return null;/, refuse, file), map: null };
    }
    if (file.endsWith('/react-router/dist/esm/headContentUtils.js')) {
      return {
        code: replaced(code, /const manifest = router\.ssr\?\.manifest;/, 'const manifest = undefined;', file),
        map: null,
      };
    }
    // create-app.tsx brings its own.
    if (file.endsWith('/router-core/dist/esm/searchParams.js')) {
      const refuse = `() => { throw new Error('Searches as JSON are left out, see lean-libraries.ts.'); }`;
      const parts = ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'];
      return { code: parts.map((part) => `export const ${part} = ${refuse};`).join('\n'), map: null };
    }
    // A default import, or a name that is only known while it runs, would be all of React again.
    if (!file.includes('/node_modules/')) return undefined;
    const lean = code
      .replace(
        /\bimport (\w+)(?:, *(\{[^}]*\}))? *from *['"]react['"];?/g,
        (_all, name: string, others?: string) =>
          `import * as ${name} from 'react';${others ? `import ${others} from 'react';` : ''}`,
      )
      .replace(/\bReact(\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React$1.$2');
    return lean === code ? undefined : { code: lean, map: null };
  },
};
