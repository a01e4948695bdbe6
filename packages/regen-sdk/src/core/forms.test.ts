import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RecommendationCreateParams } from '../generated/types.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer, SeenRequest } from '../testing/scripted-server.ts';
import type { UploadProgress } from './request-options.ts';

let server: ScriptedServer;
beforeAll(async () => void (server = await startScriptedServer()));
afterAll(() => server.close());

const client = (uploadsUrl?: string) => createRegen({ baseUrl: server.baseUrl, clientKey: 'k', uploadsUrl });
const file = new File(['%PDF-1.7'], 'soin à domicile.pdf', { type: 'application/pdf' });
const bundle: RecommendationCreateParams = { id: 'usr_1', bundleName: 'Evening', items: ['GM1', '1401', 'GM1'], file };
// Types refuse it here, but not in JavaScript, nor under a looser compiler.
Reflect.set(bundle, 'instructions', undefined);
Reflect.set(bundle, 'note', null);

/** The form as the server reads it. */
function formOf({ headers, body }: SeenRequest): Promise<FormData> {
  return new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData();
}

describe('a form', () => {
  it('repeats the name of a list, keeps the name of a file, leaves out what is undefined or null, and is never called JSON', async () => {
    server.answer(json(201, {}));
    await client().recommendations.create(bundle);
    const [request] = server.seen as [SeenRequest];
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = await formOf(request);
    expect([...new Set(form.keys())]).toEqual(['bundleName', 'items', 'file']);
    expect(form.getAll('items')).toEqual(['GM1', '1401', 'GM1']);
    const sent = form.get('file') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['soin à domicile.pdf', 'application/pdf', '%PDF-1.7']);
  });

  it('is sent again in full, with the same key', async () => {
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }), json(201, {}));
    await client().recommendations.create(bundle);
    expect(server.seen).toHaveLength(2);
    const [first, second] = await Promise.all(server.seen.map(formOf));
    expect([...(second as FormData).keys()]).toEqual([...(first as FormData).keys()]);
    expect(await ((second as FormData).get('file') as File).text()).toBe('%PDF-1.7');
    expect(server.seen[1]?.headers['idempotency-key']).toBe(server.seen[0]?.headers['idempotency-key']);
  });
});

describe('the progress of a form', () => {
  const start = { loaded: 0, total: file.size, percent: 0 };
  const end = { loaded: file.size, total: file.size, percent: 100 };
  const send = async (regen: ReturnType<typeof client>) => {
    const seen: UploadProgress[] = [];
    await regen.recommendations.create(bundle, { onProgress: (progress) => seen.push(progress) });
    return seen;
  };

  it('is reported at the start and the end where there is no XMLHttpRequest, again for each attempt', async () => {
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }), json(201, {}));
    expect(await send(client())).toEqual([start, end, start, end]);
    expect((await formOf(server.seen[1] as SeenRequest)).get('bundleName')).toBe('Evening');
  });

  it('leaves the fetch of the application in use', async () => {
    server.answer(json(201, {}));
    const own = vi.fn<typeof fetch>(fetch);
    const regen = client().withOptions({ fetch: (url, init) => own(url, init) });
    expect(await send(regen)).toEqual([start, end]);
    expect(own).toHaveBeenCalledTimes(1);
  });

  it('is that of the files: without any, it stays at 0% until there is a response', async () => {
    server.answer(json(201, {}));
    const seen: UploadProgress[] = [];
    const { file: _none, ...plain } = bundle;
    await client().recommendations.create(plain, { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([
      { loaded: 0, total: 0, percent: 0 },
      { loaded: 0, total: 0, percent: 100 },
    ]);
  });
});

describe('the host of uploads', () => {
  it('is beside the base URL, or where the client is configured', async () => {
    server.answer(json(200, {}));
    await client().storePictures.get({ id: 'acc_1' });
    expect(server.seen[0]?.url).toBe('/api/v1/uploads/storeLabels/acc_1');
    await client(`${new URL(server.baseUrl).origin}/files/`).storePictures.get({ id: 'acc_1' });
    expect(server.seen[1]?.url).toBe('/files/storeLabels/acc_1');
    await client('/elsewhere').storeLabels.get({ id: 'acc_1' });
    expect(server.seen[2]?.url).toBe('/api/v1/regen/accounts/acc_1/storeLabels');
  });

  it.each([
    ['/api/v1/regen', '/api/v1/uploads/storeLabels/acc_1'],
    ['/regen/', '/uploads/storeLabels/acc_1'],
    ['https://shop.example/regen', 'https://shop.example/uploads/storeLabels/acc_1'],
    // Nothing to replace: a host name is not a segment.
    ['https://shop.example', 'https://shop.example/storeLabels/acc_1'],
  ])('is found from %s', async (baseUrl, expected) => {
    const urls: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      urls.push(url);
      return Response.json({});
    };
    await createRegen({ baseUrl, clientKey: 'k', fetch }).storePictures.get({ id: 'acc_1' });
    expect(urls).toEqual([expected]);
  });
});
