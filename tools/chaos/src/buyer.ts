import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RegenApiError, RegenConnectionError, createRegen } from '@regen/sdk';
import type { Cart, Regen } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';
import type { Ledger } from './ledger.ts';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Stone',
  line1: '12 South Temple',
  city: 'Salt Lake City',
  region: 'UT',
  postalCode: '84111',
  countryCode: 'US',
};
const DESTINATION = { countryCode: 'US', region: 'UT', postalCode: '84111' };
const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
const AGAIN_MS = 50;

export interface Market {
  url: string;
  /** What may be bought: plenty of each. */
  skus: readonly string[];
  ledger: Ledger;
  /** Ends every visit at once. */
  signal: AbortSignal;
}

/** Whether the call may have been carried out, although nobody has said so. */
const isUnknown = (error: unknown): boolean =>
  error instanceof RegenConnectionError || (error instanceof RegenApiError && error.status >= 500);

/** Somebody who registers, fills a cart and orders, and repeats each call until it is answered. */
export class Buyer {
  readonly email = `${randomUUID()}@chaos.example`;
  readonly #market: Market;
  readonly #session = createMemorySession();
  readonly #regen: Regen;
  #userId = '';

  constructor(market: Market) {
    this.#market = market;
    const baseUrl = `${market.url}/api/v1/regen`;
    // Each repetition is counted here, so the client makes none.
    this.#regen = createRegen({
      baseUrl,
      clientKey: 'regen-storefront',
      browserId: randomUUID(),
      session: this.#session,
      maxRetries: 0,
    });
  }

  /** One visit. With `mayVanish` the buyer leaves for good when the answer to the order does not come. */
  async visit(mayVanish: boolean): Promise<void> {
    const { ledger } = this.#market;
    try {
      await this.#register();
      const cart = await this.#fillCart();
      await this.#order(cart, mayVanish);
    } catch (error) {
      if (this.#market.signal.aborted) return;
      if (error instanceof Vanished) ledger.vanished.add(this.email);
      else ledger.refusals.push(`${this.email}: ${String(error)}`);
    }
  }

  async #register(): Promise<void> {
    const idempotencyKey = randomUUID();
    const who = { firstName: 'Ada', lastName: 'Stone', email: this.email, password: 'a long enough secret' };
    const grant = await this.#untilAnswered(() =>
      this.#regen.users.register({ ...who, acceptTerms: true }, { idempotencyKey }),
    );
    this.#session.start(grant);
    this.#userId = grant.user.id;
    this.#market.ledger.registrations.set(this.email, { userId: grant.user.id });
  }

  async #fillCart(): Promise<Cart> {
    const { ledger, skus } = this.#market;
    const lines = [0, 1].map((at) => ({ sku: skus[(ledger.cartWrites + at) % skus.length] ?? '', quantity: 1 + at }));
    for (const items of [lines.slice(0, 1), lines]) {
      await this.#untilAnswered(() => this.#regen.cart.update({ id: this.#userId, items }));
      ledger.carts.set(this.#userId, items);
      ledger.cartWrites += 1;
    }
    return this.#untilAnswered(() =>
      this.#regen.cart.update({ id: this.#userId, destination: DESTINATION, shippingMethodId: 'ground' }),
    );
  }

  async #order(cart: Cart, mayVanish: boolean): Promise<void> {
    const { ledger } = this.#market;
    const { token } = await this.#untilAnswered(() => this.#regen.payments.createTestToken(CARD));
    const idempotencyKey = randomUUID();
    const order = {
      id: this.#userId,
      cartId: cart.id ?? '',
      cartVersion: cart.version,
      email: this.email,
      shippingAddress: ADDRESS,
      shippingMethodId: 'ground',
      payment: { method: 'card' as const, token },
      expectedTotal: cart.orderTotal.total,
    };
    // Until the answer is there, nobody knows whether the cart is still there.
    ledger.carts.delete(this.#userId);
    const placed = await this.#untilAnswered(() => this.#regen.orders.place(order, { idempotencyKey }), mayVanish);
    ledger.orders.push({ id: placed.id, email: this.email, total: Math.round(cart.orderTotal.total * 100) });
  }

  async #untilAnswered<Result>(call: () => Promise<Result>, mayVanish = false): Promise<Result> {
    for (;;) {
      this.#market.signal.throwIfAborted();
      try {
        return await call();
      } catch (error) {
        if (!isUnknown(error)) throw error;
        if (mayVanish) throw new Vanished();
        await wait(AGAIN_MS);
      }
    }
  }
}

class Vanished extends Error {}
