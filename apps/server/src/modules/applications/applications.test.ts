import type { Application, ApplicationState, ErrorBody, Registration } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { APPLICATION as fields, applicationForm } from '../../testing/applications.ts';
import type { FormChange } from '../../testing/applications.ts';
import { inStep } from '../../testing/content-space.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let picture: Buffer<ArrayBuffer>;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background: '#5a789f' } });
  picture = Buffer.from(
    await drawn
      .withExif({ IFD0: { Make: 'Canary camera' } })
      .png()
      .toBuffer(),
  );
});

afterAll(() => server?.close());

const folder = () => join(server.config.DATA_FOLDER, 'storage', 'licenses');
const stored = (): string[] => {
  try {
    return readdirSync(folder()).filter((name) => /\.(pdf|jpg)$/.test(name));
  } catch {
    return [];
  }
};

interface Sending {
  as?: Caller;
  key?: string;
  browserId?: string;
}

function apply<Body = Application>(change: FormChange = {}, sending: Sending = {}): Promise<Answer<Body>> {
  const form = applicationForm(change);
  const { as = 'client', key = randomUUID(), ...rest } = sending;
  return server.call<Body>('POST', '/applications', { as, body: form, headers: { 'idempotency-key': key }, ...rest });
}

const state = async (as: { jwt: string; id: string }, browserId = randomUUID()) =>
  (await server.call<ApplicationState>('GET', `/users/${as.id}/application`, { as, browserId })).body.application;

describe('an application', () => {
  test('is stored with its license and confirmed by email', async () => {
    const before = stored().length;
    const { status, body } = await apply({ message: '  Two rooms, one of us. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'received', reason: null, licenseFileName: 'my license.pdf' });
    expect(body.reference).toMatch(/^PRO-[2-9A-Z]{8}$/);
    expect(stored()).toHaveLength(before + 1);
    const [mail] = await server.mailsTo(fields.email);
    expect(mail).toMatchObject({ template: 'application-received', data: { reference: body.reference } });
    const { rows } = await server.db.query('select * from applications where id = $1', [body.applicationId]);
    expect(rows[0]).toMatchObject({
      first_name: 'Nia',
      country_code: 'GB',
      message: 'Two rooms, one of us.',
      terms_version: '2026-01',
      user_id: null,
    });
  });

  test('names no terms while the applicant can read none', async () => {
    const terms = { kind: 'Entry', id: 'terms' } as const;
    await inStep(server, (store) => store.unpublish(terms));
    onTestFinished(() => inStep(server, (store) => store.publish(terms)));
    const { body } = await apply({ email: 'before-terms@clinic.example' });
    const { rows } = await server.db.query('select terms_version from applications where id = $1', [
      body.applicationId,
    ]);
    expect(rows).toEqual([{ terms_version: null }]);
  });

  test('is written once per key, with one file', async () => {
    const before = stored().length;
    const [key, browserId] = [randomUUID(), randomUUID()];
    const responses = await Promise.all([1, 2, 3].map(() => apply({}, { key, browserId })));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
    await expect.poll(() => stored().length).toBe(before + 1);
    const other = await apply<ErrorBody>({ lastName: 'Other' }, { key, browserId });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reuse']);
    await expect.poll(() => stored().length).toBe(before + 1);
  });

  test('needs a key, and a license that has not ended', async () => {
    const { status, body } = await apply<ErrorBody>({ licenseExpiresOn: '2020-01-31' });
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'license_expired', '/licenseExpiresOn']);
    const form = new FormData();
    expect((await server.call('POST', '/applications', { body: form })).status).toBe(400);
  });

  test.each([
    ['no such day', { licenseExpiresOn: '2099-02-31' }, '/licenseExpiresOn'],
    ['no country', { countryCode: 'XX' }, '/countryCode'],
    ['no name', { firstName: ' ' }, '/firstName'],
    ['terms that are not accepted', { acceptTerms: 'false' }, '/acceptTerms'],
  ])('is refused with %s', async (_name, change, path) => {
    const { status, body } = await apply<ErrorBody>(change);
    expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'validation_failed', path]);
  });
});

describe('the license', () => {
  const file = (bytes: string | Buffer<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type });

  test('may be a picture, of which only the pixels are kept', async () => {
    const before = new Set(stored());
    const { status, body } = await apply({ license: file(picture, '../../card.png', 'image/png') });
    expect([status, body.licenseFileName]).toEqual([201, 'card.jpg']);
    const [name] = stored().filter((one) => !before.has(one));
    const { exif, format } = await sharp(join(folder(), name ?? '')).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  test.each([
    ['a page that calls itself a PDF', file('<script>alert(1)</script>', 'a.pdf', 'application/pdf'), 'not_pdf'],
    ['an SVG with scripts', file('<svg onload="alert(1)"/>', 'a.svg', 'image/svg+xml'), 'not_pdf'],
    ['half a picture', file(Buffer.from('89504e470d0a1a0a0000', 'hex'), 'a.png', 'image/png'), 'not_picture'],
  ])('is not %s', async (_name, license, code) => {
    const before = stored().length;
    const { status, body } = await apply<ErrorBody>({ license });
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'file_invalid', '/license']);
    expect(body.details?.[0]?.code).toBe(code);
    expect(stored()).toHaveLength(before);
  });

  test('is at most 5 MB as a picture and 10 MB as a PDF', async () => {
    const padded = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]);
    const large = await apply<ErrorBody>({ license: file(padded, 'a.png', 'image/png') });
    expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024)]);
    const larger = await apply<ErrorBody>({ license: file(pdf, 'a.pdf', 'application/pdf') });
    expect([larger.status, larger.body.code]).toEqual([413, 'file_too_large']);
  });
});

describe('its status', () => {
  test('is shown to who sent it, with the decision and its reason', async () => {
    const jonas = await server.signIn(PEOPLE.otherClient);
    expect(await state(jonas)).toBeNull();
    const { body } = await apply({}, { as: jonas });
    expect(await state(jonas)).toEqual(body);

    const again = await apply<ErrorBody>({}, { as: jonas });
    expect([again.status, again.body.code]).toEqual([409, 'application_open']);
    await server.db.query(`update applications set status = 'declined', reason = 'It has ended.' where id = $1`, [
      body.applicationId,
    ]);
    expect(await state(jonas)).toMatchObject({ status: 'declined', reason: 'It has ended.' });

    // Then they may apply again, and the newest one counts.
    server.clock.advance(1000);
    expect((await apply({ businessName: 'Second try' }, { as: jonas })).status).toBe(201);
    expect(await state(jonas)).toMatchObject({ status: 'received', businessName: 'Second try' });
    const amy = await server.signIn(PEOPLE.client);
    expect((await server.call('GET', `/users/${jonas.id}/application`, { as: amy })).status).toBe(403);
  });

  test('of one sent before signing in is shown only after signing up with its email in the same browser', async () => {
    const browserId = randomUUID();
    const email = 'kim@quietroom.example';
    const { body } = await apply({ email: email.toUpperCase() }, { browserId });
    const registered = await server.call<Registration>('POST', '/users', {
      browserId,
      body: { firstName: 'Kim', lastName: 'Oh', email, password: 'a long enough secret', acceptTerms: true },
    });
    const kim = { jwt: registered.body.jwt, id: registered.body.user.id };
    expect(await state(kim)).toBeNull();
    const theo = await server.signIn(PEOPLE.retail);
    expect(await state(theo, browserId)).toBeNull();
    expect(await state(kim, browserId)).toMatchObject({ reference: body.reference });
    // Known from then on.
    expect(await state(kim)).toMatchObject({ reference: body.reference });
  });
});
