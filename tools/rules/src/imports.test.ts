import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, isTest, sourceFiles } from './files.ts';

const files = sourceFiles();

/** Which of our packages each part may import. Whoever is not listed may import none. */
const allowed: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/regen-sdk': [],
  'packages/ui-kit': [],
  'apps/storybook': ['@regen/domain', '@regen/sdk', '@regen/ui-kit', '@regen/web'],
  'apps/web': ['@regen/domain', '@regen/sdk', '@regen/ui-kit'],
  'apps/server': ['@regen/domain', '@regen/sdk', '@regen/web'],
};

function partOf(path: string): string | undefined {
  return Object.keys(allowed).find((part) => path.startsWith(`${part}/`));
}

test('reads the imports of a file in every form', () => {
  const text = `import a from 'a';\nimport 'b';\nexport { c } from "c";\nconst d = await import('d');\nimport {\n  e,\n} from 'e';`;
  expect(importsOf(text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('packages import only what their place in the house allows', () => {
  const offences = files.flatMap((file) => {
    const part = partOf(file.path);
    if (part === undefined || isTest(file.path)) return [];
    return importsOf(file.text)
      .filter((specifier) => specifier.startsWith('@regen/'))
      .filter((specifier) => !(allowed[part] ?? []).includes(specifier.split('/').slice(0, 2).join('/')))
      .map((specifier) => `${file.path} imports ${specifier}`);
  });
  expect(offences).toEqual([]);
});

test('nothing reaches into another workspace by a relative path', () => {
  const offences = files.flatMap((file) => {
    const part = partOf(file.path);
    // Storybook reads its configuration before it knows our aliases.
    if (part === undefined || isTest(file.path) || file.path.startsWith('apps/storybook/.storybook/')) return [];
    return importsOf(file.text)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => !normalize(join(dirname(file.path), specifier)).startsWith(`${part}/`))
      .map((specifier) => `${file.path} imports ${specifier}`);
  });
  expect(offences).toEqual([]);
});

test('only the core of the SDK (and its build) knows openapi-fetch', () => {
  const users = files
    .filter((file) => !file.path.startsWith('tools/') && !isTest(file.path))
    .filter((file) => importsOf(file.text).some((specifier) => specifier.startsWith('openapi-fetch')))
    .map((file) => file.path);
  expect(users.filter((path) => !/^packages\/regen-sdk\/(src\/core|scripts)\//.test(path))).toEqual([]);
  expect(users).toEqual(expect.arrayContaining(['packages/regen-sdk/src/core/pipeline.ts']));
});

test('the UI kit knows neither router nor queries', () => {
  const offences = files
    .filter((file) => file.path.startsWith('packages/ui-kit/'))
    .filter((file) => importsOf(file.text).some((specifier) => specifier.startsWith('@tanstack/')))
    .map((file) => file.path);
  expect(offences).toEqual([]);
});

test('features do not import the insides of other features', () => {
  const offences = files.flatMap((file) => {
    const own = /^apps\/web\/src\/features\/([^/]+)\//.exec(file.path)?.[1];
    if (own === undefined || isTest(file.path)) return [];
    return importsOf(file.text)
      .map((specifier) =>
        specifier.startsWith('.')
          ? normalize(join(dirname(file.path), specifier))
          : specifier.replace(/^~\//, 'apps/web/src/'),
      )
      .filter((target) => {
        const other = /^apps\/web\/src\/features\/([^/]+)\/(.+)$/.exec(target);
        return other !== null && other[1] !== own && !/^index(\.tsx?)?$/.test(other[2] ?? '');
      })
      .map((target) => `${file.path} imports ${target}`);
  });
  expect(offences).toEqual([]);
});
