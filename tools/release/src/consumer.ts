/** A program by a user of the package: it has to compile, and to work against the server. */
export const PROGRAM = `import { createRegen, isErrorOf, RegenNotFoundError } from '@regen/sdk';
import type { Cart, Product } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';

declare const process: { argv: string[] };

const session = createMemorySession();
const regen = createRegen({ baseUrl: process.argv[2] ?? '', clientKey: 'regen-storefront', session, browserId: crypto.randomUUID() });
session.start(await regen.sessions.create({ email: 'marcus@odeaesthetics.example', password: 'regen-demo-2026' }));
const userId = session.current()?.userId ?? '';

let count = 0;
for await (const product of regen.products.list({ userId, perPage: 48 })) count += product.sku === '' ? 0 : 1;
const product: Product = await regen.products.get({ sku: '1401' });
const cart: Cart = await regen.cart.update({ id: userId, add: [{ sku: product.sku, quantity: 2 }] });
const missing = await regen.products.get({ sku: 'GM0000' }).catch((error: unknown) => error);
const isTyped = missing instanceof RegenNotFoundError && isErrorOf(missing, 'productGet', 404);
console.log(JSON.stringify({ count, reason: product.price.reason, quantity: cart.totalQuantity, isTyped }));
`;

export const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  outDir: 'out',
};
