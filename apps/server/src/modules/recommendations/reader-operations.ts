import type { CartNotice } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { self, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { etagOf } from '../../http/request/if-match.ts';
import type { Needs } from '../../platform.ts';
import { HttpError, notFound, refuse } from '../../refuse.ts';
import { cartAccess } from '../cart/cart-owner.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { LineInput } from '../cart/cart-write.ts';
import { callerAudience } from '../products/audience.ts';
import { visitorOpenings } from './limits.ts';
import { sharedViews } from './present.ts';
import type { Presenting } from './present.ts';
import { claimBundle, findShared, listReceived, recordEvent } from './reader-repository.ts';
import type { Reader, SharedRow } from './reader-repository.ts';

export type ReaderOperation =
  | 'recommendationGetShared'
  | 'recommendationClaim'
  | 'recommendationListReceived'
  | 'cartAddBundle';

const NO_LINK = 'There is no recommendation at this link. It may have been replaced or deleted.';

function readerOf(actor: Actor, browserId: string): Reader {
  const accountId = actor.kind === 'user' ? actor.accountId : null;
  return { accountId, person: accountId ?? `browser ${browserId}`, mask: callerAudience(actor).mask };
}

function hiddenNotice(count: number): CartNotice {
  const message =
    count === 1
      ? 'One product in this recommendation is not sold in your store.'
      : `${count} products in this recommendation are not sold in your store.`;
  return { code: 'not_available', message };
}

const NOT_ADDED: ReadonlySet<string> = new Set(['not_available', 'out_of_stock']);

export type ReaderNeeds = Presenting & Needs<'auth' | 'clock' | 'db' | 'log'> & { carts: CartService };

/** What recipients of bundles do. */
export function readerOperations(needs: ReaderNeeds): Operations<ReaderOperation> {
  const { auth, carts, clock, db, log } = needs;

  /** Whether an opening counts: not that of its author, nor one of a machine that opens it again and again. */
  async function counts(row: SharedRow, reader: Reader, ip: string): Promise<boolean> {
    if (row.isOpened || row.accountId === reader.accountId) return false;
    if (reader.accountId !== null) return true;
    try {
      await auth.limit(visitorOpenings(ip));
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  async function open(row: SharedRow, reader: Reader, ip: string): Promise<void> {
    try {
      if (await counts(row, reader, ip)) await recordEvent(db, row.id, 'opened', reader.person, clock.now());
    } catch (error) {
      // A recommendation must not fail because it could not be counted.
      log.warn({ err: error, bundleId: row.id }, 'an opening was not counted');
    }
  }

  async function addToCart(
    tx: Tx,
    call: Call<'cartAddBundle'>,
    put: (lines: readonly LineInput[]) => Promise<CartNotice[]>,
  ): Promise<CartNotice[]> {
    const reader = readerOf(call.actor, call.browserId);
    const row = await findShared(tx, call.body.token, reader);
    if (!row) throw notFound(NO_LINK);
    // No one recommends to themselves: the author's report counts what clients buy.
    const bundleId = row.accountId === reader.accountId ? undefined : row.id;
    const lines = row.items.flatMap(([sku, quantity, isOfChannel]) =>
      isOfChannel ? [{ sku, quantity, isRecommended: true, bundleId }] : [],
    );
    const notices = lines.length === 0 ? [] : await put(lines);
    const left = new Set(notices.flatMap(({ code, sku }) => (NOT_ADDED.has(code) && sku ? [sku] : [])));
    if (bundleId !== undefined && lines.some(({ sku }) => !left.has(sku))) {
      await recordEvent(tx, row.id, 'added', reader.person, clock.now());
    }
    const hidden = row.items.length - lines.length;
    return hidden === 0 ? notices : [...notices, hiddenNotice(hidden)];
  }

  return {
    recommendationGetShared: operation(
      self('userId', { or: (value) => value === 'public' }),
      async ({ actor, browserId, ip, params }) => {
        const token = params.bundleToken;
        const reader = readerOf(actor, browserId);
        const row = await findShared(db, token, reader);
        if (!row) throw notFound(NO_LINK);
        const [[view]] = await Promise.all([sharedViews(needs, actor, [{ row, token }]), open(row, reader, ip)]);
        if (!view) throw notFound(NO_LINK);
        return view;
      },
    ),

    recommendationClaim: operation(signedIn({ sites: ['retail'] }), async ({ actor, body, browserId, params }) => {
      const token = params.id;
      if (body.token !== token) {
        const message = 'The token in the body does not match the one in the path.';
        throw refuse('token_mismatch', message, { details: [{ path: '/token', message }] });
      }
      const reader = readerOf(actor, browserId);
      const row = await db.transaction(async (tx) => {
        const found = await findShared(tx, token, reader);
        const now = clock.now();
        const claimed = found && reader.accountId && (await claimBundle(tx, found.id, reader.accountId, now));
        if (!found || !claimed) throw notFound(NO_LINK);
        if (!found.isOpened) await recordEvent(tx, found.id, 'opened', reader.person, now);
        return { ...found, ...claimed };
      });
      const [view] = await sharedViews(needs, actor, [{ row, token }]);
      if (!view) throw notFound(NO_LINK);
      return view;
    }),

    recommendationListReceived: operation(
      self('userId', { sites: ['retail'] }),
      async ({ actor, browserId, query }) => {
        const { page = 1, perPage = 10 } = query;
        const { bundles, total } = await listReceived(db, readerOf(actor, browserId), { page, perPage });
        const rows = bundles.map((row) => ({ row, token: row.token }));
        return {
          items: await sharedViews(needs, actor, rows),
          currentPage: page,
          totalPages: Math.ceil(total / perPage),
          totalCount: total,
          perPage,
        };
      },
    ),

    cartAddBundle: operation(cartAccess, async (call) => {
      const cart = await carts.addLines(call, (tx, put) => addToCart(tx, call, put));
      call.reply.header('etag', etagOf(cart.version));
      return cart;
    }),
  };
}
