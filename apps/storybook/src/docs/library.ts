/// <reference types="vite/client" />
// What the docs pages are made of, read from the components' own folders.
import type { ComponentDocs } from '@regen/ui-kit/src/docs.ts';
import { propsTables, type PropsFile } from '@regen/ui-kit/src/testing/props.ts';
import { storySource } from './source.ts';

// Vite takes literals only, so the way to the kit is written out each time.
const docsModules = import.meta.glob<{ docs: ComponentDocs }>(
  '../../../../packages/ui-kit/src/components/*/*.docs.ts',
  {
    eager: true,
  },
);
const propsModules = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/ui-kit/src/components/*/*.props.ts', '../../../../packages/ui-kit/src/charts/*.props.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    '../../../../packages/ui-kit/src/components/*/*.{ts,tsx}',
    '../../../../packages/ui-kit/src/charts/*.props.ts',
    '../../../../packages/ui-kit/src/stories/*.tsx',
    '!../../../../packages/ui-kit/src/{components/*,charts}/*.css.ts',
    '!../../../../packages/ui-kit/src/components/*/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const kit = '../../../../packages/ui-kit/src';
const read = (path: string) => sources[`${kit}/${path}`];

const propsFiles: Record<string, PropsFile> = {};
for (const [path, values] of Object.entries(propsModules)) {
  const name = path.split('/').at(-2) ?? '';
  propsFiles[name] = { source: sources[path] ?? '', values };
}

/** Titles in the Storybook, such as `Actions/Button`, by component. */
const titles: Record<string, string> = {};
for (const [path, source] of Object.entries(sources)) {
  const [, name] = /\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
  const [, title] = /\btitle: '(\w+(?: \w+)*\/\w+)'/.exec(source) ?? [];
  if (name && title) titles[name] = title;
}

export const docsOf = (name: string): ComponentDocs | undefined =>
  docsModules[`${kit}/components/${name}/${name}.docs.ts`]?.docs;

export const tablesOf = (name: string) => propsTables(name, propsFiles);

/** Address of a component's page within the frame of the Storybook. */
export function addressOf(name: string): string | undefined {
  const title = titles[name];
  return title && `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The line that imports the component: what its index exports as a value under its name. */
export function importOf(name: string): string {
  const index = read(`components/${name}/index.ts`) ?? '';
  const exported = [...index.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((each) => each.trim())
    .filter((each) => /^(?:[A-Z]|use[A-Z])\w*$/.test(each));
  return `import { ${exported.join(', ')} } from '@regen/ui-kit/${name}';`;
}

/** The source of a story, by its id: `with-trigger` is the export `WithTrigger`. */
export function sourceOf(name: string, id: string): string {
  const path = `components/${name}/${name}.stories.tsx`;
  const story = id.split('--')[1] ?? '';
  const exports = [...(read(path) ?? '').matchAll(/^export const (\w+): Story\b/gm)].map(([, each = '']) => each);
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const exportName = exports.find((each) => plain(each) === plain(story));
  return exportName ? storySource(path, exportName, read) : '';
}
