/** What every runtime does with the packed SDK. Plain JavaScript: it runs as it is, and bundled where there are no packages. */
import { createRegen, isErrorOf, RegenAbortError, RegenNotFoundError } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';

function assert(isTrue, what) {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}

/** @returns {Promise<string[]>} the steps that went well; anything else throws. */
export async function scenario(origin, picture) {
  const attempts = [];
  const session = createMemorySession();
  const regen = createRegen({
    baseUrl: `${origin}/api/v1/regen`,
    clientKey: 'regen-storefront',
    browserId: crypto.randomUUID(),
    session,
    hooks: [{ response: ({ response }, { operationId }) => void attempts.push(`${operationId} ${response.status}`) }],
  });
  const done = [];

  const grant = await regen.sessions.create({ email: 'dana@lumenclinic.example', password: 'regen-demo-2026' });
  session.start(grant);
  assert((await regen.account.get()).accountId === grant.accountId, 'the account is that of the session');
  done.push('sign-in');

  const list = regen.products.list({ userId: grant.id, perPage: 24 });
  const skus = new Set();
  for await (const { sku } of list) skus.add(sku);
  assert(skus.size === (await list).totalCount && skus.size > 24, 'every page was read, each product once');
  done.push('list');

  const sku = (await list).items.find(({ stock }) => stock.state === 'in_stock').sku;
  const before = (await regen.cart.get({ id: grant.id })).totalQuantity;
  attempts.length = 0;
  const cart = await regen.cart.update({ id: grant.id, add: [{ sku, quantity: 1 }] });
  assert(attempts.join() === 'cartUpdate 503,cartUpdate 200', `one 503, then 200, not ${attempts.join()}`);
  assert(cart.totalQuantity === before + 1, 'the retry added once');
  await regen.cart.update({ id: grant.id, items: [] });
  done.push('cart update after a 503');

  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const percents = [];
  const { state } = await regen.storePictures.uploadImage(
    { id: grant.accountId, file: new Blob([bytes], { type: 'image/png' }) },
    { onProgress: ({ percent }) => percents.push(percent) },
  );
  assert(state === 'ready' && percents.at(-1) === 100, `the picture is ready, not ${state}`);
  done.push('upload');

  const controller = new AbortController();
  const aborted = regen.products.list({ userId: 'public' }, { signal: controller.signal }).catch((error) => error);
  controller.abort();
  assert((await aborted) instanceof RegenAbortError, 'an aborted call is a RegenAbortError');
  done.push('abort');

  const error = await regen.products.get({ sku: '999999999' }).catch((caught) => caught);
  assert(
    error instanceof RegenNotFoundError && error.name === 'RegenNotFoundError',
    'a missing product is a RegenNotFoundError',
  );
  assert(isErrorOf(error, 'productGet', 404) && error.body.code === 'not_found', 'its body is the documented one');
  done.push('typed 404');

  await regen.sessions.end({ id: grant.id });
  session.finish();
  await regen.cart.update({ id: 'guest', items: [{ sku, quantity: 1 }] });
  await regen.cart.update({ id: 'guest', add: [{ sku, quantity: 1 }] });
  const { totalQuantity } = await regen.cart.get({ id: 'guest' });
  assert(totalQuantity === 2, `the guest's cart has 2, not ${totalQuantity}`);
  await regen.cart.update({ id: 'guest', items: [] });
  done.push('guest cart');
  return done;
}
