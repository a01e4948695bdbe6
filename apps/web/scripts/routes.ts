// Writes src/routeTree.gen.ts, src/firstRouteTree.gen.js and route-files.gen.ts from src/routes, without a build.
import { Generator, getConfig, type GeneratorPlugin } from '@tanstack/router-generator';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstTreeOptions, routerPluginOptions } from '../router-plugin.ts';

const root = join(import.meta.dirname, '..');

/** The file convention is the router's own, so the generator says which file a route is from. */
const routeFiles: GeneratorPlugin = {
  name: 'route-files',
  onRouteTreeChanged: ({ routeNodes }) => {
    const lines = routeNodes
      .map(({ routePath = '', filePath }) => `  '${routePath}': 'src/routes/${filePath}',\n`)
      .toSorted();
    const file = `// Written by \`npm run routes -w @regen/web\` from src/routes; do not edit.
export const ROUTE_FILES = {
  __root__: 'src/routes/__root.tsx',
${lines.join('')}} as const;
`;
    writeFileSync(join(root, 'route-files.gen.ts'), file);
  },
};

for (const options of [{ ...routerPluginOptions, plugins: [routeFiles] }, firstTreeOptions])
  await new Generator({ config: getConfig(options, root), root }).run();
