import type { Bundle, BundlePage, ErrorBody } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Author, PRO_SKU, SHARED_SKUS, bundleServer, formOf, pdfFile } from '../../testing/bundles.ts';
import type { Person } from '../../testing/bundles.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const REMOVE_TEXT = 'Remove typed instructions to upload a PDF';
const REMOVE_PDF = 'Remove PDF to type instructions manually';

let server: TestServer;
let hilda: Author;
let dora: Author;
let amy: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), bundleServer);
  hilda = new Author(server, await server.signIn(PEOPLE.exempt));
  dora = new Author(server, await server.signIn(PEOPLE.professional));
  amy = await server.signIn(PEOPLE.client);
  await server.db.query(
    `update products set discontinued_at = now() - interval '1 day' where sku = '${PRODUCTS.clayMask}'`,
  );
});

afterAll(() => server?.close());

/** Files of bundles in the storage. */
function storedFiles(): number {
  try {
    const folder = join(server.config.DATA_FOLDER, 'storage', 'bundles');
    return readdirSync(folder).filter((name) => name.endsWith('.pdf')).length;
  } catch {
    return 0;
  }
}

const download = (url: string) => server.inject({ url: url.replace('http://store.test', '') });

describe('a bundle', () => {
  test('keeps products in order with quantities, priced for its author', async () => {
    const bundle = await hilda.made({
      bundleName: '  Barrier repair ',
      items: [PRODUCTS.cream, PRO_SKU, PRODUCTS.cleanser, PRODUCTS.cream],
      instructions: ' AM: cleanse.\r\nPM: cream. ',
    });
    expect(bundle).toMatchObject({
      bundleName: 'Barrier repair',
      userId: hilda.person.id,
      instructions: 'AM: cleanse.\nPM: cream.',
      file: null,
      counts: { sent: 0, opened: 0, added: 0, bought: 0 },
    });
    expect(bundle.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [PRODUCTS.cream, 2],
      [PRO_SKU, 1],
      [PRODUCTS.cleanser, 1],
    ]);
    expect(bundle.items.map(({ product }) => product?.price.reason)).not.toContain(undefined);
    expect(bundle.bundleToken).toMatch(/^[A-Za-z0-9_-]{32,}$/);
    expect(bundle.url).toBe(`http://store.test/bundle/${bundle.bundleToken}`);
    expect((await hilda.call('GET', bundle.bundleId)).body).toEqual(bundle);
  });

  test.each([
    ['an unknown product', [PRODUCTS.cleanser, '999999'], '/items/1'],
    ['one that is sold no more', [PRODUCTS.clayMask, PRODUCTS.cleanser], '/items/0'],
  ])('is refused with %s', async (_name, items, path) => {
    const { status, body } = await hilda.create<ErrorBody>({ items });
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'sku_unknown', path]);
  });

  test.each([
    ['no name', { bundleName: ' ' }, '/bundleName'],
    ['nothing in it', { items: [] }, '/items'],
    ['something that is no SKU', { items: ['cream'] }, '/items/0'],
    ['instructions without end', { instructions: 'x'.repeat(10_001) }, '/instructions'],
  ])('is refused with %s', async (_name, fields, path) => {
    const { status, body } = await hilda.create<ErrorBody>(fields);
    expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'validation_failed', path]);
  });

  test('is created once per key, with its file', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = storedFiles();
    const responses = await Promise.all([1, 2, 3].map(() => hilda.create({ file: pdfFile() }, headers)));
    expect(new Set(responses.map(({ body }) => body.bundleId)).size).toBe(1);
    await expect.poll(storedFiles).toBe(before + 1);
    const file = responses[2]?.body.file;
    expect((await download(file?.url ?? '')).status).toBe(200);
    const other = await hilda.create<ErrorBody>({ file: pdfFile('routine.pdf', 'Another') }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reuse']);
    await expect.poll(storedFiles).toBe(before + 1);
  });

  test('changes in part, and leaves the rest', async () => {
    const { bundleId } = await hilda.made({ instructions: 'AM' });
    const renamed = await hilda.update(bundleId, { bundleName: 'Renamed' });
    expect(renamed.body).toMatchObject({ bundleName: 'Renamed', instructions: 'AM' });
    expect(renamed.body.items).toHaveLength(3);
    const { body } = await hilda.update(bundleId, { items: [PRODUCTS.dewSerum, PRODUCTS.dewSerum] });
    expect(body.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PRODUCTS.dewSerum, 2]]);
    expect(body.bundleName).toBe('Renamed');
    expect((await hilda.update<ErrorBody>(bundleId, {})).body.code).toBe('validation_failed');
    expect((await hilda.update<ErrorBody>(bundleId, { items: ['999999'] })).body.code).toBe('sku_unknown');
  });

  test('is deleted with its file and its link', async () => {
    const { bundleId, bundleToken } = await hilda.made({ file: pdfFile() });
    const before = storedFiles();
    expect((await hilda.call('DELETE', bundleId)).status).toBe(204);
    await expect.poll(storedFiles).toBe(before - 1);
    expect((await hilda.call('GET', bundleId)).status).toBe(404);
    expect((await hilda.call('DELETE', bundleId)).status).toBe(404);
    expect((await server.call('GET', `/recommendations/${bundleToken}/userId/public`)).status).toBe(404);
  });
});

describe('instructions', () => {
  test('are typed or a PDF, with the texts of the specification', async () => {
    const both = await hilda.create<ErrorBody>({ instructions: 'AM', file: pdfFile() });
    expect([both.status, both.body.code, both.body.message]).toEqual([422, 'instructions_conflict', REMOVE_TEXT]);

    const typed = await hilda.made({ instructions: 'AM' });
    const upload = await hilda.update<ErrorBody>(typed.bundleId, { file: pdfFile() });
    expect([upload.status, upload.body.code, upload.body.message]).toEqual([422, 'instructions_conflict', REMOVE_TEXT]);
    const instead = await hilda.update(typed.bundleId, { instructions: '', file: pdfFile() });
    expect(instead.body).toMatchObject({ instructions: null, file: { name: 'routine.pdf' } });

    const text = await hilda.update<ErrorBody>(typed.bundleId, { instructions: 'PM' });
    expect([text.status, text.body.code, text.body.message]).toEqual([422, 'instructions_conflict', REMOVE_PDF]);
    const removed = await hilda.call('DELETE', typed.bundleId, '/file');
    expect(removed.body.file).toBeNull();
    expect((await hilda.call('DELETE', typed.bundleId, '/file')).status).toBe(200);
    expect((await hilda.update(typed.bundleId, { instructions: 'PM' })).body.instructions).toBe('PM');
  });

  test('as a PDF are saved from an address that works for an hour', async () => {
    const { file } = await hilda.made({ file: pdfFile('Plan für Amy.pdf') });
    expect(file).toMatchObject({ name: 'Plan für Amy.pdf', contentType: 'application/pdf' });
    const response = await download(file?.url ?? '');
    expect(response.status).toBe(200);
    expect(response.text.startsWith('%PDF-1.4')).toBe(true);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toMatch(/^attachment; .*Plan%20f%C3%BCr%20Amy\.pdf/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect((await download(`${file?.url}x`)).status).toBe(403);
    server.clock.advance(3_601_000);
    expect((await download(file?.url ?? '')).status).toBe(403);
    server.clock.advance(-3_601_000);
  });

  test.each([
    ['not a PDF', new File(['hello'], 'a.pdf', { type: 'application/pdf' }), 'not_pdf'],
    [
      'a PDF with a script',
      new File(['%PDF-1.4\n1 0 obj << /S /JavaScript >> endobj\n%%EOF'], 'a.pdf', { type: 'application/pdf' }),
      'active_content',
    ],
    ['a PDF with a password', new File(['%PDF-1.4\ntrailer << /Encrypt 1 0 R >>\n%%EOF'], 'a.pdf'), 'encrypted'],
  ])('are refused when they are %s', async (_name, file, code) => {
    const before = storedFiles();
    const { status, body } = await hilda.create<ErrorBody>({ file });
    expect([status, body.code, body.details?.[0]?.code]).toEqual([422, 'file_invalid', code]);
    expect(storedFiles()).toBe(before);
  });

  test('of more than 10 MB are refused', async () => {
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' });
    const { status, body } = await hilda.create<ErrorBody>({ file });
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });

  test('leave no file behind when the bundle is refused', async () => {
    const before = storedFiles();
    expect((await hilda.create<ErrorBody>({ items: ['999999'], file: pdfFile() })).status).toBe(422);
    await expect.poll(storedFiles).toBe(before);
  });

  test('replace the file that was there', async () => {
    const { bundleId } = await hilda.made({ file: pdfFile('one.pdf') });
    const before = storedFiles();
    const { body } = await hilda.update(bundleId, { file: pdfFile('two.pdf') });
    expect(body.file?.name).toBe('two.pdf');
    await expect.poll(storedFiles).toBe(before);
  });
});

describe('lists', () => {
  let petra: Author;
  const list = (query = '') =>
    server.call<BundlePage>('GET', `/recommendations/${petra.person.id}${query}`, { as: petra.person });
  const search = (term: string) =>
    server.call<BundlePage>('GET', `/recommendations/${petra.person.id}/search/${encodeURIComponent(term)}`, {
      as: petra.person,
    });

  beforeAll(async () => {
    const person = await server.signIn(PEOPLE.studio);
    await server.db.query('delete from bundles where user_id = $1', [person.id]);
    petra = new Author(server, person);
    await petra.made({ bundleName: 'Rosacea calm', items: [PRODUCTS.balm, PRODUCTS.balm, PRODUCTS.cleanser] });
    await petra.made({
      bundleName: '100 % glow_up',
      items: [
        PRODUCTS.serum,
        PRODUCTS.dewSerum,
        PRODUCTS.niacinamide,
        PRODUCTS.retinol,
        PRODUCTS.copperDrops,
        PRODUCTS.azelaic,
        PRODUCTS.oilSerum,
      ],
    });
    await petra.made({ bundleName: 'Körperpflege', items: [PRODUCTS.body], file: pdfFile() });
  });

  test('show the newest first, a page at a time', async () => {
    const { body } = await list('?perPage=2');
    expect(body).toMatchObject({ currentPage: 1, totalPages: 2, totalCount: 3, perPage: 2 });
    expect(body.items.map(({ bundleName }) => bundleName)).toEqual(['Körperpflege', '100 % glow_up']);
    expect(body.items[0]).toMatchObject({ itemCount: 1, hasFile: true, hasInstructions: false });
    expect(body.items[1]?.skus).toEqual([
      PRODUCTS.serum,
      PRODUCTS.dewSerum,
      PRODUCTS.niacinamide,
      PRODUCTS.retinol,
      PRODUCTS.copperDrops,
      PRODUCTS.azelaic,
    ]);
    expect((await list('?perPage=2&page=2')).body.items.map(({ itemCount }) => itemCount)).toEqual([3]);
    expect((await list('?page=9')).body).toMatchObject({ items: [], totalCount: 3 });
  });

  test.each([
    ['a part of the name', 'osace', ['Rosacea calm']],
    ['the name without accents', 'korper', ['Körperpflege']],
    ['a misspelled name', 'rosaca', ['Rosacea calm']],
    ['signs that mean something to the database', '%', ['100 % glow_up']],
    ['a line under', 'w_u', ['100 % glow_up']],
    ['a SKU', PRODUCTS.body, ['Körperpflege']],
    ['a product', 'barrier balm', ['Rosacea calm']],
    ['a word of a product', 'niacinamide', ['100 % glow_up']],
    ['what is not there', 'zzzz', []],
    ['quotes and other signs', `'"\\&|!():*`, []],
  ])('find bundles by %s', async (_name, term, names) => {
    const { status, body } = await search(term);
    expect(status).toBe(200);
    expect(body.items.map(({ bundleName }) => bundleName)).toEqual(names);
    expect(body.totalCount).toBe(names.length);
  });

  test('contain no one else’s bundles', async () => {
    await hilda.made({ bundleName: 'Rosacea of Hilda' });
    expect((await search('rosacea')).body.totalCount).toBe(1);
  });
});

describe('others', () => {
  test('do not reach a bundle, whichever role they have', async () => {
    const { bundleId } = await hilda.made();
    const paths = [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/file'],
      ['PUT', '/link'],
    ] as const;
    for (const [method, below] of paths) {
      // Their own path with another user's bundle, then another user's path.
      expect((await dora.call(method, bundleId, below)).status).toBe(404);
      const path = `/recommendations/${hilda.person.id}/bundle/${bundleId}${below}`;
      expect((await server.call(method, path, { as: dora.person })).status).toBe(403);
      expect((await server.call(method, path, { as: amy })).status).toBe(403);
      expect((await server.call(method, path)).status).toBe(401);
    }
    expect((await dora.update(bundleId, { bundleName: 'Mine' })).status).toBe(404);
    expect((await dora.send(bundleId, [amy.accountId])).status).toBe(404);
    expect((await hilda.call('GET', bundleId)).status).toBe(200);
  });

  test('in another channel make no bundles', async () => {
    const path = `/recommendations/${amy.id}`;
    const body = formOf({ bundleName: 'Mine', items: [...SHARED_SKUS] });
    for (const [method, below] of [
      ['GET', ''],
      ['GET', '/search/a'],
    ] as const) {
      const response = await server.call(method, `${path}${below}`, { as: amy });
      expect([response.status, response.body.code]).toEqual([403, 'wrong_channel']);
    }
    const made = await server.call('POST', path, { as: amy, body });
    expect([made.status, made.body.code]).toEqual([403, 'wrong_channel']);
  });

  test('on the staff can view a bundle with their permission, and that is audited', async () => {
    const nina = await server.signIn(PEOPLE.staff);
    const { bundleId } = await hilda.made();
    const path = `/admin/bundle/${bundleId}/user/${hilda.person.id}`;
    const { status, body, headers } = await server.call<Bundle>('GET', path, { as: nina });
    expect([status, body.bundleId]).toEqual([200, bundleId]);
    const { rows } = await server.db.query('select * from audit_log where subject_id = $1', [bundleId]);
    expect(rows).toMatchObject([
      {
        action: 'adminGetBundle',
        actor_user_id: nina.id,
        actor_email: PEOPLE.staff,
        owner_user_id: hilda.person.id,
        request_id: headers['x-request-id'],
      },
    ]);
    expect((await server.call('GET', path, { as: hilda.person })).status).toBe(403);
    expect((await server.call('GET', `/admin/bundle/${bundleId}/user/${dora.person.id}`, { as: nina })).status).toBe(
      404,
    );
  });
});

test('two concurrent changes leave one of them intact, and never text beside a PDF', async () => {
  const { bundleId } = await hilda.made();
  const responses = await Promise.all([
    hilda.update<ErrorBody>(bundleId, {
      bundleName: 'A',
      items: [PRODUCTS.cleanser, PRODUCTS.gelWash],
      instructions: 'AM',
    }),
    hilda.update<ErrorBody>(bundleId, {
      bundleName: 'B',
      items: [PRODUCTS.cleansingBalm, PRODUCTS.showerWash],
      file: pdfFile(),
    }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { body } = await hilda.call('GET', bundleId);
  const state = [body.bundleName, body.items.map(({ sku }) => sku).join(), body.instructions, body.file?.name ?? null];
  expect([
    ['A', `${PRODUCTS.cleanser},${PRODUCTS.gelWash}`, 'AM', null],
    ['B', `${PRODUCTS.cleansingBalm},${PRODUCTS.showerWash}`, null, 'routine.pdf'],
  ]).toContainEqual(state);

  await Promise.all(
    ['C', 'D', 'E', 'F'].map((bundleName, place) =>
      hilda.update(bundleId, { bundleName, items: [`5400${place + 1}`, PRODUCTS.cleanser] }),
    ),
  );
  const last = (await hilda.call('GET', bundleId)).body;
  expect(last.items.map(({ sku }) => sku)).toEqual([`5400${'CDEF'.indexOf(last.bundleName) + 1}`, PRODUCTS.cleanser]);
});
