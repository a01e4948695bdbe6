import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sdk } from './packed.ts';

export interface Snippet {
  /** File and chapter. */
  title: string;
  /** `ts` or `tsx`. */
  ending: string;
  text: string;
  /** The name that its first line gives it; others import it by that name. */
  file: string | undefined;
}

export const readme = readFileSync(join(sdk, 'README.md'), 'utf8');
export const guides = readdirSync(join(sdk, 'guides')).map((name) => [
  name,
  readFileSync(join(sdk, 'guides', name), 'utf8'),
]);

/** A module of what the doc comments of methods show, each in a function of its own. */
export function exampleModule(): string {
  const folder = join(sdk, 'src/resources/generated');
  const shown = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/@example\n {3}\* ```ts\n([^]*?) {3}\* ```$/gm),
  ]);
  const functions = shown.map(([, text = ''], index) => {
    return `export async function example${index}() {\n${text.replaceAll(/^ {3}\* /gm, '')}}\n`;
  });
  return [
    "import { createRegen } from '@regen/sdk';",
    "const regen = createRegen({ baseUrl: 'https://shop.example/api/v1/regen', clientKey: 'k' });",
    ...functions,
  ].join('\n');
}

/** Every program that the README and the guides show. */
export const snippets: readonly Snippet[] = [['README.md', readme], ...guides].flatMap(([name = '', document = '']) =>
  document
    .split(/^##? /m)
    .slice(1)
    .flatMap((chapter) =>
      [...chapter.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, ending = '', text = '']) => ({
        title: `${name}, ${chapter.split('\n')[0] ?? ''}`,
        ending,
        text,
        file: /^\/\/ (\S+\.tsx?)\n/.exec(text)?.[1],
      })),
    ),
);
