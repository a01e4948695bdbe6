/// <reference types="vite/client" />
// What the docs pages are made of, read from the components' own folders.
import type { ComponentDocs } from '@regen/ui-kit/src/docs.ts';
import { propsTables } from '@regen/ui-kit/src/testing/props.ts';
import { propsFiles } from './kit-props.ts';
import { storyFiles } from './kit-stories.ts';

const docsModules = import.meta.glob<{ docs: ComponentDocs }>(
  '../../../../packages/ui-kit/src/components/*/*.docs.ts',
  {
    eager: true,
  },
);

export const docsOf = (name: string): ComponentDocs | undefined =>
  docsModules[`../../../../packages/ui-kit/src/components/${name}/${name}.docs.ts`]?.docs;

export const tablesOf = (name: string) => propsTables(name, propsFiles);

/** Address of a component's page within the frame of the Storybook. */
export function addressOf(name: string): string | undefined {
  const title = storyFiles[name]?.title;
  return title && `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The line that imports the component. */
export const importOf = (name: string): string => storyFiles[name]?.importLine ?? '';

/** The source of a story, by its id. */
export const sourceOf = (name: string, id: string): string => storyFiles[name]?.sources[id] ?? '';
