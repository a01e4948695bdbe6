import type { ClientName } from './programs.ts';

export interface Calls {
  get(): Promise<unknown>;
  post(): Promise<unknown>;
}

const PRODUCTS = { userId: 'public' };
const QUERY = { page: 2, sort: 'newest' };
const SKUS = { ids: ['GM1042', '100234'] };

/** Modules are loaded by a computed name: they are not part of this repository's own program. */
const load = <Module>(name: string): Promise<Module> => import(name) as Promise<Module>;

type Send = (...args: unknown[]) => Promise<unknown>;
interface Axios {
  default: { create(options: object): { get: Send; post: Send } };
}
interface Ky {
  default: {
    create(options: object): Record<'get' | 'post', (url: string, options: object) => { json(): Promise<unknown> }>;
  };
}
interface OpenapiFetch {
  default: (options: object) => { GET: Send; POST: Send };
}
interface Sdk {
  createRegen(options: object): { products: { list: Send; listByIds: Send } };
}

/** The same GET (a path, a query) and POST (a JSON body) with each client, typed and parsed the way its users do it. */
export async function callsOf(client: ClientName, origin: string, home: string): Promise<Calls> {
  const base = `${origin}/api/v1/regen`;
  const headers = { Authorization: 'Basic azo=' };
  const at = (name: string): string => new URL(name, `file://${home}/`).href;
  switch (client) {
    case 'raw fetch': {
      const read = async (response: Response): Promise<unknown> => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        return response.json();
      };
      return {
        get: async () =>
          read(await fetch(`${base}/products/${encodeURIComponent(PRODUCTS.userId)}?page=2&sort=newest`, { headers })),
        post: async () =>
          read(
            await fetch(`${base}/products/ids`, {
              method: 'POST',
              headers: { ...headers, 'Content-Type': 'application/json' },
              body: JSON.stringify(SKUS),
            }),
          ),
      };
    }
    case 'axios': {
      const api = (await load<Axios>(at('node_modules/axios/index.js'))).default.create({
        baseURL: base,
        headers,
        adapter: 'fetch',
      });
      return { get: () => api.get('/products/public', { params: QUERY }), post: () => api.post('/products/ids', SKUS) };
    }
    case 'ky': {
      const api = (await load<Ky>(at('node_modules/ky/distribution/index.js'))).default.create({ headers });
      return {
        get: () => api.get(`${base}/products/public`, { searchParams: QUERY }).json(),
        post: () => api.post(`${base}/products/ids`, { json: SKUS }).json(),
      };
    }
    case 'openapi-fetch': {
      const api = (await load<OpenapiFetch>(at('node_modules/openapi-fetch/dist/index.mjs'))).default({
        baseUrl: base,
        headers,
      });
      return {
        get: () => api.GET('/products/{userId}', { params: { path: PRODUCTS, query: QUERY } }),
        post: () => api.POST('/products/ids', { body: SKUS }),
      };
    }
    case 'hey-api': {
      const sdk = await load<
        Record<'productList' | 'productListByIds', Send> & { client: { setConfig(options: object): void } }
      >(at('hey.mjs'));
      sdk.client.setConfig({ baseUrl: base, headers, throwOnError: true });
      return {
        get: () => sdk.productList({ path: PRODUCTS, query: QUERY }),
        post: () => sdk.productListByIds({ body: SKUS }),
      };
    }
    case '@regen/sdk': {
      const { createRegen } = await load<Sdk>(at('node_modules/@regen/sdk/dist/node/index.js'));
      const { products } = createRegen({ baseUrl: base, clientKey: 'k' });
      return { get: () => products.list({ ...PRODUCTS, ...QUERY }), post: () => products.listByIds(SKUS) };
    }
  }
}
