import type { Cart, CartNotice, CartUpdate } from '@regen/sdk';
import { buyerOf } from '../../auth/buyer.ts';
import type { Buyer } from '../../auth/buyer.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { sentTogether } from '../../db/sent-together.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import {
  GUEST_COOKIE,
  GUEST_DAYS,
  GUEST_HEADER,
  guestSecret,
  hashSecret,
  keepsGrant,
  newGuestSecret,
  ownerOf,
} from './cart-owner.ts';
import type { CartOwner } from './cart-owner.ts';
import { readCart } from './cart-repository.ts';
import { cartView } from './cart-view.ts';
import { touchCart, writeLines } from './cart-write.ts';
import type { CartChange, LineInput, LineMode } from './cart-write.ts';
import { checkedDestination } from './destination.ts';
import { couponLimits } from './limits.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart, PricingOptions } from './price-cart.ts';
import { offersFor, ReferenceKeeper } from './reference.ts';
import type { Reference } from './reference.ts';

export type CartCall = Pick<
  Call,
  'actor' | 'browserId' | 'cookies' | 'headers' | 'ifMatch' | 'idempotencyKey' | 'ip' | 'limit' | 'once' | 'reply'
> & { params: { id: string } };

/** A cart as read and priced at one moment, with the tables that it was priced with. */
export interface LoadedCart {
  cart: PricedCart;
  reference: Reference;
}

/** More lines than this would make every read of the cart slow. */
const MAX_LINES = 200;

/** Reads, prices and changes carts for the modules of carts, orders and recommendations; the tables that prices need are cached in it. */
export class CartService {
  readonly #needs: Needs<'db' | 'ids' | 'clock' | 'auth'>;
  readonly #references: ReferenceKeeper;

  constructor(needs: Needs<'db' | 'ids' | 'clock' | 'auth'>) {
    this.#needs = needs;
    this.#references = new ReferenceKeeper(needs);
  }

  reference(): Promise<Reference> {
    return this.#references.get(this.#needs.db);
  }

  /** Reads and prices the cart of an owner in one statement. */
  async load(
    db: Queryable,
    owner: CartOwner,
    buyer: Buyer,
    options: Omit<PricingOptions, 'now'> = {},
  ): Promise<LoadedCart> {
    const now = this.#needs.clock.now();
    let reference = await this.#references.get(db);
    let row = await readCart(db, owner, buyer, [...reference.choices.keys()], now);
    if (row.revision !== reference.revision) {
      reference = await this.#references.get(db, row.revision);
      row = await readCart(db, owner, buyer, [...reference.choices.keys()], now);
    }
    return {
      cart: priceCart(row, reference, buyer, { ...options, now: now.getTime() }),
      reference,
    };
  }

  /** The cart that a call names. Another owner's cart is treated as nonexistent. */
  async read(call: CartCall, options: Omit<PricingOptions, 'now'> = {}): Promise<LoadedCart> {
    const loaded = await this.load(this.#needs.db, ownerOf(call), buyerOf(call.actor), options);
    if (call.params.id.startsWith('crt_') && loaded.cart.row.id !== call.params.id) {
      throw notFound('There is no such cart.');
    }
    return loaded;
  }

  async update(call: CartCall, body: CartUpdate): Promise<Cart> {
    const { clock } = this.#needs;
    const buyer = buyerOf(call.actor);
    const change = await this.#changeOf(body, buyer);
    if (change.couponCode) await call.limit(couponLimits(call.ip, ownerOf(call)));
    const lists = (['items', 'set', 'add'] as const).filter((mode) => body[mode] !== undefined);
    if (lists.length > 1) {
      throw refuse('cart_lines_ambiguous', 'Send only one of items, set and add.', {
        details: lists.map((mode) => ({ path: `/${mode}`, message: 'only one of the three' })),
      });
    }
    const mode = lists[0];
    return this.#write(call, change, async (tx, cartId, owner) => {
      // The change and the reading of its result go to the database together, in this order.
      const writing = mode
        ? writeLines(tx, cartId, buyer, mode satisfies LineMode, body[mode] ?? [], clock.now())
        : Promise.resolve([]);
      const [notices, loaded] = await sentTogether(writing, this.load(tx, owner, buyer));
      return { notices, loaded };
    });
  }

  /** Adds lines to a cart as one change. `work` finds them in the same transaction, adds them and returns the notices for the buyer. */
  async addLines(
    call: CartCall,
    work: (tx: Tx, put: (lines: readonly LineInput[]) => Promise<CartNotice[]>, buyer: Buyer) => Promise<CartNotice[]>,
  ): Promise<Cart> {
    const buyer = buyerOf(call.actor);
    return this.#write(call, {}, async (tx, cartId, owner) => {
      const notices = await work(
        tx,
        (lines) => writeLines(tx, cartId, buyer, 'add', lines, this.#needs.clock.now()),
        buyer,
      );
      return { notices, loaded: await this.load(tx, owner, buyer) };
    });
  }

  async chooseFreeItem(call: CartCall, sku: string): Promise<Cart> {
    return this.#write(call, {}, async (tx, _cartId, owner) => {
      const { cart, reference } = await this.load(tx, owner, buyerOf(call.actor));
      const { totals, row, buyer } = cart;
      const amount = totals.subtotal - totals.discount;
      const offers = offersFor(reference, buyer.channel, cart.input.now).filter((offer) => offer.skus.includes(sku));
      const offer = offers.findLast((each) => each.threshold <= amount);
      if (offers.length === 0) throw refuse('free_item_unknown', `${sku} is not offered as a free item.`);
      if (!offer) throw refuse('free_item_not_earned');
      if ((row.stock[sku] ?? 0) <= 0) throw refuse('out_of_stock', 'This free item is out of stock.');
      await tx.query('update carts set free_item_sku = $2, free_item_offer_id = $3 where id = $1', [
        row.id,
        sku,
        offer.id,
      ]);
      return { notices: [], loaded: await this.load(tx, owner, buyer) };
    });
  }

  async removeFreeItem(call: CartCall): Promise<Cart> {
    return this.#write(call, { freeItem: null }, async (tx, _cartId, owner) => ({
      notices: [],
      loaded: await this.load(tx, owner, buyerOf(call.actor)),
    }));
  }

  /** One transaction: version, change, new totals. A free item that is no longer earned is removed with a notice. */
  async #write(
    call: CartCall,
    change: CartChange,
    work: (tx: Tx, cartId: string, owner: CartOwner) => Promise<{ notices: CartNotice[]; loaded: LoadedCart }>,
  ): Promise<Cart> {
    const { clock, ids, db } = this.#needs;
    const { owner, secret } = this.#writer(call);
    const buyer = buyerOf(call.actor);
    let written: LoadedCart | null = null;
    const { notices } = await call.once(async (tx) => {
      const touched = await touchCart(tx, ids, owner, call.ifMatch, change, clock.now());
      const isExpected = call.ifMatch === null || touched?.version === call.ifMatch + 1;
      if (!touched || !isExpected) throw await this.#conflict(owner, buyer);
      if (call.params.id.startsWith('crt_') && touched.id !== call.params.id) throw notFound('There is no such cart.');
      const result = await work(tx, touched.id, owner);
      written = result.loaded;
      const { cart } = written;
      if (cart.lines.length > MAX_LINES) {
        throw refuse('cart_full', `A cart can hold up to ${MAX_LINES} different products. Remove one to add another.`);
      }
      if (cart.hasLostFreeItem) {
        await tx.query('update carts set free_item_sku = null, free_item_offer_id = null where id = $1', [touched.id]);
      }
      return { notices: result.notices };
    });
    if (secret !== null && keepsGrant(call)) call.reply.header(GUEST_HEADER, secret);
    else if (secret !== null) call.reply.setCookie(GUEST_COOKIE, secret, { maxAge: GUEST_DAYS * 86_400 });
    // A repeated call did not run the work; it gets the cart as it is.
    const { cart, reference } = written ?? (await this.load(db, owner, buyer));
    return cartView(cart, reference, notices);
  }

  /** The owner for a write. A visitor without a secret gets one: the cart is made with the first thing put into it. */
  #writer(call: CartCall): { owner: CartOwner; secret: string | null } {
    const owner = ownerOf(call);
    if (owner.kind === 'user') return { owner, secret: null };
    const known = guestSecret(call);
    if (known !== null) return { owner, secret: known };
    if (call.params.id !== 'guest') throw notFound('There is no such cart.');
    // Derived from the call's key if it has one, so that a repeated call whose response was lost finds the same cart. The holder of the
    // secret is part of it: a script that repeats the call must not get the cookie's.
    const keeper = keepsGrant(call) ? 'grant' : 'cookie';
    const text = `${keeper} ${call.browserId} ${call.idempotencyKey}`;
    const seed = call.idempotencyKey && this.#needs.auth.sign('guest-cart', text);
    const secret = seed ? hashSecret(seed).slice(0, 32) : newGuestSecret();
    return { owner: { ...owner, secretHash: hashSecret(secret) }, secret };
  }

  async #conflict(owner: CartOwner, buyer: Buyer): Promise<HttpError> {
    const { cart, reference } = await this.load(this.#needs.db, owner, buyer);
    return refuse('version_conflict', 'The cart was changed elsewhere. This is how it is now.', {
      extra: { cart: cartView(cart, reference) },
    });
  }

  async #changeOf(body: CartUpdate, buyer: Buyer): Promise<CartChange> {
    const change: CartChange = {};
    if (body.couponCode !== undefined) change.couponCode = body.couponCode?.trim().toUpperCase() || null;
    if (body.rewardPoints !== undefined) {
      if (body.rewardPoints > 0 && !buyer.rewards.isEligible) {
        const { code, reason } = buyer.rewards;
        throw refuse(code, reason, { details: [{ path: '/rewardPoints', message: reason, code }] });
      }
      change.rewardPoints = body.rewardPoints;
    }
    if (body.destination !== undefined) change.destination = body.destination && checkedDestination(body.destination);
    if (body.shippingMethodId !== undefined) {
      const { methods } = await this.reference();
      if (body.shippingMethodId !== null && !methods.some((method) => method.id === body.shippingMethodId)) {
        const message = 'There is no such shipping method.';
        throw refuse('shipping_method_unknown', message, {
          details: [{ path: '/shippingMethodId', message }],
        });
      }
      change.shippingMethodId = body.shippingMethodId;
    }
    return change;
  }
}
