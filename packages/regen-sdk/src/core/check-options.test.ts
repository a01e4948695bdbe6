import { expect, it, onTestFinished, vi } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { ClientOptions } from './client-options.ts';

/** What the options of a call can get wrong as well. */
const wrongOfCalls: [object, string][] = [
  ...[Number.NaN, -1, '5'].map((timeout): [object, string] => [
    { timeout },
    `\`timeout\` is no number of milliseconds: ${timeout}.`,
  ]),
  ...[Number.NaN, -1, 1.5, Infinity, '2'].map((maxRetries): [object, string] => [
    { maxRetries },
    `\`maxRetries\` is no number of attempts: ${maxRetries}.`,
  ]),
  [{ headers: { 'no name': 'x' } }, '`headers` has a name or value that a header cannot carry: "no name".'],
  [{ headers: { 'X-Name': 'dänisch ☃' } }, '`headers` has a name or value that a header cannot carry: "X-Name".'],
];

const right: ClientOptions = { baseUrl: 'https://shop.example/api/v1/regen', clientKey: 'storefront' };
const fetch = async (): Promise<Response> => Response.json({});
/** As a program in JavaScript makes it. */
const make = (changes: object) => () => createRegen({ ...right, ...changes });

it.each<[object, string]>([
  ...wrongOfCalls,
  [{ baseUrl: undefined }, 'The client needs `baseUrl`, the address of the API: "https://shop.example/api/v1/regen".'],
  [{ baseUrl: '' }, 'The client needs `baseUrl`'],
  [{ baseUrl: 'nope' }, '`baseUrl` is no address: "nope".'],
  [{ baseUrl: 'localhost:4000' }, '`baseUrl` is no address: "localhost:4000".'],
  [{ baseUrl: '/api/v1/regen' }, '`baseUrl` needs an origin outside of a page: "https://shop.example/api/v1/regen".'],
  [{ baseUrl: 'https://shop.example/?x=1' }, '`baseUrl` takes no query and no fragment: "https://shop.example/?x=1".'],
  [{ clientKey: undefined }, 'The client needs `clientKey`, which names the application.'],
  [{ clientKey: 'schlüssel' }, '`clientKey` has letters that a header cannot carry.'],
  [{ clientKey: 'a:b' }, '`clientKey` has letters that a header cannot carry.'],
  [{ fetch: 'fetch' }, '`fetch` is no function.'],
  [{ session: {} }, '`session` needs the methods `getToken` and `end`.'],
  [{ browserId: 'device' }, '`browserId` is no UUID: "device".'],
  [{ hooks: {} }, '`hooks` is no list.'],
])('reports at once what is wrong with %j', (changes, sentence) => {
  expect(make(changes)).toThrow(TypeError);
  expect(make(changes)).toThrow(sentence);
  expect(() => createRegen(right).withOptions(changes)).toThrow(sentence);
});

it.each(wrongOfCalls)('says at the call what is wrong with its %j, and sends nothing', async (options, sentence) => {
  const sending = vi.fn<typeof fetch>(fetch);
  const call = createRegen({ ...right, fetch: sending }).categories.list(options);
  await expect(call).rejects.toThrow(TypeError);
  await expect(call).rejects.toThrow(sentence);
  expect(sending).not.toHaveBeenCalled();
});

it('says what it needs when it is given nothing', () => {
  const make = createRegen as () => unknown;
  expect(make).toThrow('The client needs options: at least `baseUrl` and `clientKey`.');
});

it('accepts an address as a URL', async () => {
  const urls: string[] = [];
  const baseUrl = new URL(`${right.baseUrl}`);
  const collect = async (url: string): Promise<Response> => {
    urls.push(url);
    return fetch();
  };
  await createRegen({ ...right, baseUrl, fetch: collect }).categories.list();
  expect(urls).toEqual(['https://shop.example/api/v1/regen/products/category']);
});

it('accepts a path in a page, and where the application brings its own fetch', () => {
  const relative = { baseUrl: '/api/v1/regen' };
  expect(make({ ...relative, fetch })).not.toThrow();
  vi.stubGlobal('location', { href: 'https://shop.example/' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(make(relative)).not.toThrow();
});

it('accepts any number of slashes at the end of an address', async () => {
  const urls: string[] = [];
  const regen = createRegen({
    ...right,
    baseUrl: `${right.baseUrl}//`,
    fetch: async (url) => {
      urls.push(url);
      return fetch();
    },
  });
  await regen.categories.list();
  await regen.storePictures.get({ id: 'acc_1' });
  expect(urls).toEqual([
    'https://shop.example/api/v1/regen/products/category',
    'https://shop.example/api/v1/uploads/storeLabels/acc_1',
  ]);
});
