import { expect, it, onTestFinished, vi } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { ClientOptions } from './client-options.ts';

const right: ClientOptions = { baseUrl: 'https://shop.example/api/v1/regen', clientKey: 'storefront' };
const fetch = async (): Promise<Response> => Response.json({});
/** As a program in JavaScript makes it. */
const make = (changes: object) => () => createRegen({ ...right, ...changes });

it.each<[object, string]>([
  [{ baseUrl: undefined }, 'The client needs `baseUrl`, the address of the API: "https://shop.example/api/v1/regen".'],
  [{ baseUrl: '' }, 'The client needs `baseUrl`'],
  [{ baseUrl: 'nope' }, '`baseUrl` is no address: "nope".'],
  [{ baseUrl: 'localhost:4000' }, '`baseUrl` is no address: "localhost:4000".'],
  [{ baseUrl: '/api/v1/regen' }, '`baseUrl` needs an origin outside of a page: "https://shop.example/api/v1/regen".'],
  [{ baseUrl: 'https://shop.example/?x=1' }, '`baseUrl` takes no query and no fragment: "https://shop.example/?x=1".'],
  [{ clientKey: undefined }, 'The client needs `clientKey`, which names the application.'],
  [{ clientKey: 'schlüssel' }, '`clientKey` has letters that a header cannot carry.'],
  [{ clientKey: 'a:b' }, '`clientKey` has letters that a header cannot carry.'],
])('says at once what is wrong with %j', (changes, sentence) => {
  expect(make(changes)).toThrow(TypeError);
  expect(make(changes)).toThrow(sentence);
  expect(() => createRegen(right).withOptions(changes)).toThrow(sentence);
});

it('takes a path in a page, and where the application brings its own fetch', () => {
  const relative = { baseUrl: '/api/v1/regen' };
  expect(make({ ...relative, fetch })).not.toThrow();
  vi.stubGlobal('location', { href: 'https://shop.example/' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(make(relative)).not.toThrow();
});

it('takes any number of slashes at the end of an address', async () => {
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
