// What the store and its stories say can be drawn by the kit's fonts. Another character would come from whatever font the
// reader's system has, and would be a blank in the pictures of stories.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeFont } from '../../../packages/ui-kit/scripts/decode-font.ts';
import { hasGlyph } from '../../../packages/ui-kit/scripts/font-metrics.ts';
import { filesOf, isTest, root, sourceFiles } from './files.ts';

const places = /^(apps\/(web|storybook)|packages\/(ui-kit\/src|domain|demo-store\/src))\//;

/** The texts of the demo's catalog. */
const catalog = /^packages\/demo-store\/catalog\//;

/** Characters that only some data has, by file. */
const exceptions: Readonly<Record<string, string>> = {
  // The name of an ingredient.
  'packages/demo-store/catalog/products.json': 'β',
};

/** Each weight of a family: its file for what nearly every page uses, and the one for the rest. */
const fonts = await Promise.all(
  ['sans', 'serif', 'serif-medium'].map(async (name) => {
    const parts = await Promise.all(
      [name, `${name}-rare`].map(async (part) =>
        hasGlyph(await decodeFont(readFileSync(join(root, `packages/ui-kit/src/fonts/regen-${part}.woff2`)))),
      ),
    );
    return (character: string) => parts.some((has) => has(character));
  }),
);

/** The characters of a text that one of the fonts lacks. */
const missingIn = (text: string): string[] =>
  [...new Set(text)].filter((character) => character > '~' && !fonts.every((has) => has(character)));

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

test('finds a character that the fonts lack, and no other', () => {
  expect(missingIn(withoutComments("'Crème – 50 € → 3' // ❤"))).toEqual(['→']);
});

test('all text of the store and the stories can be drawn by its fonts', () => {
  const files = sourceFiles().filter(({ path }) => places.test(path) && !isTest(path));
  expect(files.length).toBeGreaterThan(500);
  const texts = filesOf(['.csv', '.json']).filter(({ path }) => catalog.test(path));
  expect(texts.length).toBeGreaterThan(10);
  const found = [...files, ...texts].flatMap(({ path, text }) =>
    missingIn(withoutComments(text)).map((character) => [path, character]),
  );
  expect(found).toEqual(Object.entries(exceptions));
});
