import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { CONTENT_FOLDER } from '../../testing/shop/fill-shop.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createSpaceReader } from '../index/load-index.ts';
import { RefusedContent } from '../records/refused-content.ts';
import { importContent, readChecked } from './import-content.ts';
import { unsupportedIn } from './markdown-limits.ts';
import { richTextOf } from './markdown.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});

const put = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};

async function problems(): Promise<string[]> {
  const error: unknown = await readChecked(folder).catch((reason: unknown) => reason);
  return error instanceof RefusedContent ? error.issues.map(({ path, message }) => `${path}: ${message}`) : [];
}

const importAll = async () => importContent(database.db, await readChecked(folder, database.db), { at: new Date() });

describe('an import', () => {
  it('is repeatable: what is the same is not written again', async () => {
    const seqOf = async () => (await createSpaceReader(database.db).current()).seq;
    expect(await importAll()).toBe(0);
    const before = await createSpaceReader(database.db).current();
    const about = readFileSync(join(folder, 'entries/page/about.md'), 'utf8');
    put('entries/page/about.md', about.replace(/^title: .*$/m, 'title: About us all'));
    expect(await importAll()).toBe(1);
    const after = await createSpaceReader(database.db).current();
    const record = after.stages.published.get({ kind: 'Entry', id: 'about' });
    expect(record?.fields['title']).toEqual({ 'en-US': 'About us all' });
    expect(record?.revision).toBe(2);
    const shipping = { kind: 'Entry', id: 'shipping' } as const;
    expect(after.stages.published.get(shipping)?.revision).toBe(before.stages.published.get(shipping)?.revision);
    expect(await importAll()).toBe(0);
    expect(await seqOf()).toBeGreaterThan(before.seq);
  });

  it('unpublishes what has become a draft', async () => {
    await importAll();
    const about = readFileSync(join(folder, 'entries/page/about.md'), 'utf8');
    put('entries/page/about.md', about.replace(/^title: .*$/m, 'isDraft: true\ntitle: Not yet'));
    expect(await importAll()).toBe(1);
    const { stages } = await createSpaceReader(database.db).current();
    const ref = { kind: 'Entry', id: 'about' } as const;
    expect(stages.published.get(ref)).toBeUndefined();
    expect(stages.draft.get(ref)?.fields['title']).toEqual({ 'en-US': 'Not yet' });
    expect(await importAll()).toBe(0);
  });

  it('needs neither content types nor space.json: the storefront provides both', async () => {
    rmSync(folder, { recursive: true, force: true });
    put(
      'entries/page/harbor.md',
      [
        '---',
        'title: The harbor',
        'slug: harbor',
        'description: Where we are.',
        'revisedAt: 2026-11-01',
        'audiences: [web]',
        '---',
        '',
        'Open **all day**.',
      ].join('\n'),
    );
    expect(await importAll()).toBe(1);
    const { stages } = await createSpaceReader(database.db).current();
    expect(stages.published.get({ kind: 'Entry', id: 'harbor' })?.fields['title']).toEqual({ 'en-US': 'The harbor' });
    put('content-types/boat.json', {
      id: 'boat',
      name: 'Boat',
      description: '',
      displayField: 'name',
      fields: [{ id: 'name', name: 'Name', type: 'Symbol' }],
    });
    put('entries/boat/one.json', { fields: { name: 'Ada' } });
    expect(await importAll()).toBe(1);
  });

  it('says everything that is wrong, with file and field, and writes nothing', async () => {
    const before = (await createSpaceReader(database.db).current()).seq;
    put(
      'entries/page/about.md',
      '---\ntitle: About\nslug: Not a slug\naudiences: ["web","nobody"]\ncolor: red\n---\n[us](entry:nowhere)',
    );
    put('entries/page/copy.json', { id: 'shipping', tags: ['unknown'], fields: { title: 12 } });
    put('entries/poem/one.json', { fields: {} });
    put('content-types/wrong.json', {
      id: 'wrong',
      name: 'Wrong',
      description: '',
      displayField: 'b',
      fields: [{ id: 'a', name: 'A', type: 'Link' }],
    });
    put('assets/gone.json', { title: 'Gone', file: 'gone.pdf' });
    put('assets/fake.json', { title: 'Fake', file: 'fake.png' });
    put('assets/fake.png', 'no picture');
    put('assets/program.json', { title: 'Program', file: 'program.exe' });
    put('entries/faq/broken.json', '{');
    expect((await problems()).toSorted()).toEqual(
      [
        'assets/fake.json file: fake.png is not an image that can be read',
        'assets/gone.json file: gone.pdf is missing',
        'assets/program.json file: program.exe has a type that is not served',
        'content-types/wrong.json displayField: is not one of the fields',
        'content-types/wrong.json fields.0: a Link needs a linkType, and nothing else has one',
        `entries/faq/broken.json: cannot be read: Expected property name or '}' in JSON at position 1 (line 1 column 2)`,
        'entries/page/about.md audiences: must be one of web, retail, b2b, school',
        'entries/page/about.md color: is not a field of page',
        'entries/page/about.md description: is required',
        'entries/page/about.md revisedAt: is required',
        'entries/page/about.md slug: must match ^[a-z0-9]+(-[a-z0-9]+)*$',
        'entries/page/about.md fields: links to the Entry nowhere, which does not exist',
        'entries/page/copy.json shipping fields.audiences: is required',
        'entries/page/copy.json shipping fields.body: is required',
        'entries/page/copy.json shipping fields.description: is required',
        'entries/page/copy.json shipping fields.revisedAt: is required',
        'entries/page/copy.json shipping fields.slug: is required',
        'entries/page/copy.json shipping fields.title: must be a text',
        'entries/page/copy.json shipping tags: unknown is not a tag of the space',
        'entries/page/shipping.md: shipping is also in entries/page/copy.json',
        'entries/poem: is not a content type, such as page',
      ].toSorted(),
    );
    expect((await createSpaceReader(database.db).current()).seq).toBe(before);
  });

  it('refuses two records with the same unique value', async () => {
    const about = readFileSync(join(folder, 'entries/page/about.md'), 'utf8');
    put('entries/page/again.md', about);
    expect(await problems()).toEqual([expect.stringMatching(/again.md slug: is the same in about$/)]);
  });
});

describe('Markdown', () => {
  it('becomes rich text', () => {
    const text = (value: string, ...marks: string[]) => ({
      nodeType: 'text',
      value,
      marks: marks.map((type) => ({ type })),
      data: {},
    });
    const { content } = richTextOf(
      '## A *small* **bold `code`** title\n\nSee [us](https://a.example) and [them](entry:them).\n\n- one\n  goes on\n- two\n\n1. first\n\n> said\n\n---\n\n![](asset:calm)',
    );
    expect(content?.map(({ nodeType }) => nodeType)).toEqual([
      'heading-2',
      'paragraph',
      'unordered-list',
      'ordered-list',
      'blockquote',
      'hr',
      'embedded-asset-block',
    ]);
    expect(content?.[0]?.content).toEqual([
      text('A '),
      text('small', 'italic'),
      text(' '),
      text('bold ', 'bold'),
      text('code', 'bold', 'code'),
      text(' title'),
    ]);
    expect(content?.[1]?.content).toEqual([
      text('See '),
      { nodeType: 'hyperlink', data: { uri: 'https://a.example' }, content: [text('us')] },
      text(' and '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'them' } } },
        content: [text('them')],
      },
      text('.'),
    ]);
    expect(content?.[2]?.content?.map(({ content: items }) => items?.[0]?.content)).toEqual([
      [text('one goes on')],
      [text('two')],
    ]);
    const [marked] = richTextOf('_Read_ first_name **_now_**').content ?? [];
    expect(marked?.content).toEqual([text('Read', 'italic'), text(' first_name '), text('now', 'bold', 'italic')]);
  });

  it('has tables, with as many cells in each row as there are columns', () => {
    const { content } = richTextOf(
      '| pH | Effect |\n| --- | :-: |\n| 3.5 | **strong** \\| short |\n| 4.5 |\n\n| no | table |',
    );
    expect(content?.map(({ nodeType }) => nodeType)).toEqual(['table', 'paragraph']);
    const cells = content?.[0]?.content?.map((row) =>
      row.content?.map((cell) => [cell.nodeType, cell.content?.[0]?.content?.map(({ value }) => value).join('')]),
    );
    expect(cells).toEqual([
      [
        ['table-header-cell', 'pH'],
        ['table-header-cell', 'Effect'],
      ],
      [
        ['table-cell', '3.5'],
        ['table-cell', 'strong | short'],
      ],
      [
        ['table-cell', '4.5'],
        ['table-cell', ''],
      ],
    ]);
  });

  it.each([
    ['```js\nlet a;\n```', 'a code block'],
    ['A <b>bold</b> word.', 'an HTML tag'],
    ['Text ![x](asset:calm) in between.', 'a picture that is not `![](asset:id)` in a paragraph of its own'],
    ['![x](https://a.example/b.png)', 'a picture that is not `![](asset:id)` in a paragraph of its own'],
    ['- one\n  - inner', 'a list in a list'],
    ['- [ ] to do', 'a task list'],
    ['Said.[^1]', 'a footnote'],
    ['See [this][that].', 'a link by reference'],
    ['~~Old~~', 'struck-out text'],
    ['## Heading\nand text', 'a heading without an empty line around it'],
    ['Heading\n=======', 'an underlined heading'],
  ])('that is not supported is named: %j', (text, what) => {
    expect(unsupportedIn(`Before.\n\n${text}\n\nAfter.`)).toEqual([what]);
  });

  it('that is not supported stops the import, by its file', async () => {
    const about = readFileSync(join(folder, 'entries/page/about.md'), 'utf8');
    put('entries/page/about.md', `${about}\n\nSaid.[^1]\n`);
    expect(await problems()).toEqual(['entries/page/about.md fields.body: has a footnote, which is not supported']);
  });

  it('that looks like it is left alone', () => {
    const text =
      '`<b>` and `~~`\n\n| a | b |\n| --- | --- |\n| 1 < 2 | 3 > 2 |\n\n---\n\n![A face](asset:calm)\n\n- one\n  goes on\n\n2 * 3 * 4';
    expect(unsupportedIn(text)).toEqual([]);
  });
});
