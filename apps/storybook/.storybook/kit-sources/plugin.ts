// Fills in what the Storybook reads from the sources of the kit: the parser runs in Node only.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readShapes } from '../../../../packages/ui-kit/src/testing/read-props.ts';
import { fromRoot } from '../sources.ts';
import { importLine, storyExports, storySource, storyTitle } from './source.ts';

const kit = fromRoot('packages/ui-kit/src');
const read = (path: string) => (existsSync(join(kit, path)) ? readFileSync(join(kit, path), 'utf8') : undefined);

/** `propsFiles`: the props of each component, with the values of their lists and defaults. */
function propsModule(): string {
  const files = globSync(['components/*/*.props.ts', 'charts/*.props.ts'], { cwd: kit }).toSorted();
  const imports = files.map((path, index) => `import * as values${index} from ${JSON.stringify(join(kit, path))};`);
  const entries = files.map((path, index) => {
    const shapes = JSON.stringify(readShapes(read(path) ?? ''));
    return `${JSON.stringify(basename(dirname(path)))}: { shapes: ${shapes}, values: values${index} },`;
  });
  return [...imports, 'export const propsFiles = {', ...entries, '};'].join('\n');
}

/** `storyFiles`: title, import line, and the code of each story by its id. */
function storiesModule(): string {
  const files = globSync('components/*/*.stories.tsx', { cwd: kit }).map((path) => {
    const source = read(path) ?? '';
    const name = basename(dirname(path));
    const title = storyTitle(source, path);
    const sources = storyExports(source, path).map((story) => [
      toId(title, storyNameFromExport(story)),
      storySource(path, story, read),
    ]);
    return [name, { title, importLine: importLine(name, read), sources: Object.fromEntries(sources) }] as const;
  });
  return `export const storyFiles = ${JSON.stringify(Object.fromEntries(files))};`;
}

const modules = new Map([
  [fromRoot('apps/storybook/src/docs/kit-props.ts'), propsModule],
  [fromRoot('apps/storybook/src/docs/kit-stories.ts'), storiesModule],
]);

export const kitSources = (): Plugin => ({
  name: 'kit-sources',
  enforce: 'pre',
  load(id) {
    const make = modules.get(id);
    if (!make) return null;
    for (const path of globSync(['components/*/*.{ts,tsx}', 'charts/*.props.ts', 'stories/*.tsx'], { cwd: kit })) {
      this.addWatchFile(join(kit, path));
    }
    return make();
  },
});
