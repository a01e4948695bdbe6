// Follows docs/guides/add-a-content-type.md and docs/guides/hosted-space.md with the code that they show.
import { createContentClient, createSnapshot } from '@regen/content-sdk';
import type { Model } from '@regen/content-sdk';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../config.ts';
import { startContentServer } from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';
import { runCli } from '../testing/run-cli.ts';
import { CONTENT_FOLDER } from '../testing/shop/fill-shop.ts';
import { FIELD_TYPES } from './records/types.ts';

const guide = readFileSync(join(PROJECT_ROOT, 'docs/guides/add-a-content-type.md'), 'utf8');

/** The code of the guide in this language, without the indentation of its list. */
function codeOf(language: string): string {
  const [, code = ''] = new RegExp(`^ *\`\`\`${language}\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(guide) ?? [];
  expect(code).not.toBe('');
  return code.replaceAll(/^ {3}/gm, '');
}

let content: ContentServer;
let root: string;
beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  root = mkdtempSync(join(tmpdir(), 'guide-'));
  const folder = join(root, 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  mkdirSync(join(folder, 'content-types'), { recursive: true });
  writeFileSync(join(folder, 'content-types/ingredient.json'), codeOf('json'));
  mkdirSync(join(folder, 'entries/ingredient'));
  writeFileSync(join(folder, 'entries/ingredient/niacinamide.md'), codeOf('md'));
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await content?.server.close();
});

/** The model as the guide writes it, from where it would be. */
async function modelOfGuide(): Promise<Model> {
  const models = pathToFileURL(join(PROJECT_ROOT, 'packages/content-sdk/src/models/')).href;
  const code = codeOf('ts').replaceAll(
    /from '(\.[^']+)'/g,
    (_, path: string) => `from '${new URL(path, models).href}'`,
  );
  const file = join(root, 'ingredient.ts');
  writeFileSync(file, code);
  const { ingredient } = (await import(pathToFileURL(file).href)) as { ingredient: Model };
  return ingredient;
}

it('a content type that is added by the guide is published and read by its model', async () => {
  const { config, databaseUrl } = content.server;
  const imported = await runCli('content-cli.ts', ['import', join(root, 'content')], {
    env: { DATABASE_URL: databaseUrl, DATA_FOLDER: config.DATA_FOLDER },
  });
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1 of \d+ records/) });
  const problems: unknown[] = [];
  const model = await modelOfGuide();
  const snapshot = createSnapshot({
    client: createContentClient({
      space: 'regen',
      accessToken: content.tokens.delivery,
      baseUrl: `${content.server.url}/content`,
    }),
    models: [model],
    interval: 0,
    onProblem: (problem) => problems.push(problem),
    onError: (error) => problems.push(error),
  });
  await snapshot.open();
  expect(await snapshot.reader('web').get(model, 'niacinamide')).toMatchObject({
    name: 'Niacinamide',
    slug: 'niacinamide',
  });
  expect(problems).toEqual([]);
  snapshot.close();
});

it('the models are exported as the management API takes them', async () => {
  const file = join(root, 'models.json');
  const exported = await runCli('content-cli.ts', ['export-models', join(root, 'content'), file], { env: {} });
  expect(exported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+ content types were written to /) });
  const { contentTypes, locales, tags, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as {
    contentTypes: { sys: object; name: string; displayField: string; fields: Record<string, unknown>[] }[];
    locales: { default: boolean }[];
    tags: unknown[];
  };
  expect(rest).toEqual({ editorInterfaces: [] });
  expect(contentTypes.length).toBeGreaterThan(16);
  expect(contentTypes.find(({ name }) => name === 'Ingredient')).toMatchObject({
    sys: { id: 'ingredient', type: 'ContentType' },
    displayField: 'name',
    fields: [
      { id: 'name', name: 'Name', type: 'Symbol', required: true, localized: false, validations: [] },
      { id: 'slug', validations: [{ unique: true }] },
      { id: 'body', type: 'RichText' },
      {
        id: 'audiences',
        type: 'Array',
        items: { type: 'Symbol', validations: [{ in: ['web', 'retail', 'b2b', 'school'] }] },
      },
    ],
  });
  for (const { displayField, fields } of contentTypes) {
    expect(fields.map(({ id }) => id)).toContain(displayField);
    for (const { type, linkType, items, ...field } of fields) {
      expect(FIELD_TYPES).toContain(type);
      // The API refuses what it does not know.
      expect(Object.keys(field).toSorted()).toEqual([
        'disabled',
        'id',
        'localized',
        'name',
        'omitted',
        'required',
        'validations',
      ]);
      expect([linkType !== undefined, items !== undefined]).toEqual([type === 'Link', type === 'Array']);
    }
  }
  expect(locales.filter((locale) => locale.default)).toEqual([
    {
      sys: { type: 'Locale' },
      code: 'en-US',
      name: 'English (United States)',
      default: true,
      fallbackCode: null,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: false,
    },
  ]);
  expect(tags).toEqual([]);
});
