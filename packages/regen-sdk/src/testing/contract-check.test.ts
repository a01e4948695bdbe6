import { beforeEach, expect, it } from 'vitest';
import { createContractCheck } from './contract-check.ts';

const check = createContractCheck();
const send = check.fetch(async () => new Response());
const base = 'http://localhost/api/v1/regen';
const headers = { Authorization: 'Basic azo=', 'Browser-Id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' };
const form = (parts: Record<string, string | Blob>): FormData => {
  const data = new FormData();
  for (const name in parts) data.append(name, parts[name] as string);
  return data;
};
const asJson = { ...headers, 'Content-Type': 'application/json' };

beforeEach(() => void check.violations());

it('lets through what the contract describes', async () => {
  await send(`${base}/products/public?page=2&category=serums&category=eye`, { headers });
  await send(`${base}/users`, {
    method: 'POST',
    headers: asJson,
    body: '{"firstName":"Mia","lastName":"Novak","email":"mia@example.com","password":"a long enough secret","acceptTerms":true}',
  });
  const body = form({ bundleName: 'Evening', items: 'GM1', file: new Blob(['%PDF'], { type: 'application/pdf' }) });
  await send(`${base}/recommendations/usr_1`, { method: 'POST', headers, body });
  await send('http://localhost/api/v1/uploads/storeLabels/acc_1', { headers });
  expect(check.violations()).toEqual([]);
  expect(check.called.slice(-4)).toEqual(['productList', 'userRegister', 'recommendationCreate', 'storePictureGet']);
});

it.each<[string, string, RequestInit]>([
  ['GET /api/v1/regen/storeLabels/acc_1 is no operation', `${base}/storeLabels/acc_1`, { headers }],
  ['DELETE /api/v1/regen/users/usr_1 is no operation', `${base}/users/usr_1`, { method: 'DELETE', headers }],
  ['userGet: path id it must match pattern', `${base}/users/42`, { headers }],
  ['productList: query color is unknown', `${base}/products/public?color=red`, { headers }],
  ['productList: query page it must be >= 1', `${base}/products/public?page=0`, { headers }],
  ['clientSearch: query search is missing', `${base}/client/search`, { headers }],
  ['accountGet: header Browser-Id is missing', `${base}/account`, { headers: { Authorization: 'Basic azo=' } }],
  ['accountGet: header x-admin is unknown', `${base}/account`, { headers: { ...headers, 'X-Admin': '1' } }],
  [
    'sessionCreate: carries Bearer',
    `${base}/auth/users/login`,
    { method: 'POST', headers: { ...asJson, Authorization: 'Bearer x' }, body: '{"email":"a@b.co","password":"x"}' },
  ],
  [
    'cartUpdate: body it must NOT have additional properties',
    `${base}/cart/guest`,
    { method: 'PUT', headers: asJson, body: '{"remove":[]}' },
  ],
  ['cartUpdate: has no body', `${base}/cart/guest`, { method: 'PUT', headers }],
  ['cartUpdate: is sent as null', `${base}/cart/guest`, { method: 'PUT', headers, body: '{"items":[]}' }],
  ['favoriteAdd: carries a body', `${base}/users/usr_1/favorite/1`, { method: 'PUT', headers: asJson, body: '{}' }],
  [
    'recommendationCreate: is no form',
    `${base}/recommendations/usr_1`,
    { method: 'POST', headers: asJson, body: '{}' },
  ],
  [
    'recommendationCreate: is a form, but sent as application/json',
    `${base}/recommendations/usr_1`,
    { method: 'POST', headers: asJson, body: form({ bundleName: 'x', items: '1' }) },
  ],
  [
    'recommendationCreate: part file is no file',
    `${base}/recommendations/usr_1`,
    { method: 'POST', headers, body: form({ bundleName: 'x', items: '1', file: 'text' }) },
  ],
])('names what is outside it: %s', async (sentence, url, init) => {
  await send(url, init);
  expect(() => check.assertNone()).toThrow(sentence);
  expect(check.violations()).toEqual([]);
});
