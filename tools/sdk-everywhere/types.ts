import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOME, TYPESCRIPTS, program } from './tools.ts';

/** A program of an application: what must compile does, and what must not does not. */
const CONSUMER = `import { createClient, createRegen, isErrorOf, RegenApiError } from '@regen/sdk';
import type { Cart, Hooks, Product } from '@regen/sdk';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createBrowserSession, createMemorySession } from '@regen/sdk/session';
import { createMocks } from '@regen/sdk/mocks';
import { validateResponses } from '@regen/sdk/validation';

const hooks: Hooks[] = [validateResponses(), { request: ({ headers }) => headers.set('X-Trace', '1') }];
const regen = createRegen({ baseUrl: '/api', clientKey: 'k', session: createMemorySession(), fetch: createMocks().fetch, hooks });
export const quick = regen.withOptions({ timeout: 1000 });
export const shop = createClient({ baseUrl: '/api', clientKey: 'k' }, { cart: createCartResource });
export const session = () => createBrowserSession();

export async function use(error: unknown): Promise<Cart | Product> {
  for await (const order of regen.orders.list({ id: 'usr_1', year: 2026 })) console.log(order.number);
  const { data, response } = await shop.cart.get({ id: 'guest' }, { maxRetries: 0, signal: undefined }).withResponse();
  console.log(response.status, error instanceof RegenApiError && error.requestId);
  if (isErrorOf(error, 'cartUpdate', 412)) return error.body.cart;
  // @ts-expect-error: a status that the operation does not have
  isErrorOf(error, 'cartUpdate', 418);
  // @ts-expect-error: a number is no SKU
  await regen.products.get({ sku: 7 });
  // @ts-expect-error: no such resource in this client
  shop.products;
  return data.items.length > 0 ? data : regen.products.get({ sku: 'GM1042' });
}
`;
const MODULES = [
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

const run = promisify(execFile);

/** Every compiler with every resolution; what went wrong, by combination. */
export async function checkTypes(report: (name: string, problem: string | undefined) => void): Promise<void> {
  for (const version of TYPESCRIPTS) {
    for (const [module, moduleResolution] of MODULES) {
      for (const exactOptionalPropertyTypes of [false, true]) {
        const folder = join(HOME, 'types');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
        const compilerOptions = {
          module,
          moduleResolution,
          target: 'es2022',
          lib: [
            'es2022',
            'dom',
            'dom.iterable',
            ...(version === '5.4.5' || version === '5.5.4' ? [] : ['dom.asynciterable']),
          ],
          types: [],
          strict: true,
          exactOptionalPropertyTypes,
          noEmit: true,
          skipLibCheck: false,
        };
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
        const name = `TypeScript ${version}, ${moduleResolution}, strict${exactOptionalPropertyTypes ? ', exactOptionalPropertyTypes' : ''}`;
        const args = [program.tsc(version), '-p', folder, '--pretty', 'false'];
        await run(process.execPath, args).then(
          () => report(name, undefined),
          (error: { stdout?: string }) => report(name, error.stdout ?? String(error)),
        );
      }
    }
  }
}
