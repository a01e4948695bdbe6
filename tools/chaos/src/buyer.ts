import { RegenApiError, RegenConnectionError, createRegen } from '@regen/sdk';
import type { Cart, Regen } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CARDS, DESTINATION, cardOf, orderOf } from '../../server/purchase.ts';
import type { Ledger } from './ledger.ts';

/** Ten percent off a person's first order. */
const COUPON = 'WELCOME10';
const AGAIN_MS = 50;
/** Represents whichever process is called. */
const BALANCER = 'http://balancer.example';

export interface Market {
  /** Of the processes that serve. */
  urls: readonly string[];
  /** What may be bought: plenty of each. */
  skus: readonly string[];
  ledger: Ledger;
  /** Ends every visit at once. */
  signal: AbortSignal;
}

/** Whether the call may have been carried out without confirmation. */
const isUnknown = (error: unknown): boolean =>
  error instanceof RegenConnectionError || (error instanceof RegenApiError && error.status >= 500);

/** A buyer who registers, fills a cart and orders, and repeats each call until it gets a response. */
export class Buyer {
  readonly email = `${randomUUID()}@chaos.example`;
  readonly #market: Market;
  readonly #hasCoupon: boolean;
  readonly #session = createMemorySession();
  readonly #regen: Regen;
  #userId = '';
  /** The process to call, as a load balancer would choose it. */
  #at: number;

  constructor(market: Market, visit: number) {
    this.#market = market;
    this.#at = visit;
    this.#hasCoupon = visit % 2 === 0;
    // Each repetition is counted here, so the client makes none.
    this.#regen = createRegen({
      baseUrl: `${BALANCER}/api/v1/regen`,
      fetch: (url, init) => fetch(url.replace(BALANCER, this.#url), init),
      clientKey: 'regen-storefront',
      browserId: randomUUID(),
      session: this.#session,
      maxRetries: 0,
    });
  }

  get #url(): string {
    const { urls } = this.#market;
    return urls[this.#at % urls.length] ?? '';
  }

  /** One visit. With `mayVanish` the buyer leaves for good if the order gets no response. */
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
      this.#regen.cart.update({
        id: this.#userId,
        destination: DESTINATION,
        shippingMethodId: 'ground',
        ...(this.#hasCoupon && { couponCode: COUPON }),
      }),
    );
  }

  async #order(cart: Cart, mayVanish: boolean): Promise<void> {
    const { ledger } = this.#market;
    const { token } = await this.#untilAnswered(() => this.#regen.payments.createTestToken(cardOf(CARDS.good)));
    const idempotencyKey = randomUUID();
    const order = {
      id: this.#userId,
      ...orderOf({ ...cart, id: cart.id ?? '' }, { email: this.email, shippingMethodId: 'ground', token }),
    };
    // Until the response arrives, it is unknown whether the cart still exists.
    ledger.carts.delete(this.#userId);
    const placed = await this.#untilAnswered(() => this.#regen.orders.place(order, { idempotencyKey }), mayVanish);
    const { id, number } = placed;
    ledger.orders.push({ id, number, email: this.email, total: Math.round(cart.orderTotal.total * 100) });
  }

  /** A platform that cannot serve a request says when to retry. */
  #noteFailure(error: unknown): void {
    if (!(error instanceof RegenApiError) || (error.status === 503 && error.retryAfter !== undefined)) return;
    const { failures } = this.#market.ledger;
    const failure = `${error.operationId} answered ${error.status} ${error.code}: ${error.message} (retry after ${error.retryAfter})`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }

  async #untilAnswered<Result>(call: () => Promise<Result>, mayVanish = false): Promise<Result> {
    for (;;) {
      this.#market.signal.throwIfAborted();
      try {
        return await call();
      } catch (error) {
        if (!isUnknown(error)) throw error;
        this.#noteFailure(error);
        if (mayVanish) throw new Vanished();
        await wait(AGAIN_MS);
        this.#at += 1;
      }
    }
  }
}

class Vanished extends Error {}
