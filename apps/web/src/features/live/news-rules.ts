import type { LiveKey } from '@regen/realtime';
import type { Account, ApplicationState, Cart, Order, OrderPage, Product, RewardsInfo } from '@regen/sdk';
import { statusText } from '~/features/orders/index.ts';
import { stockText } from '~/features/stock/index.ts';
import { counted } from '~/kernel/words/counts.ts';

/** What to announce when a query has changed; null for nothing. */
export interface NewsRule {
  readonly operation: string;
  readonly say: (before: never, after: never) => string | null;
}

const rule = <Data>(operation: string, say: (before: Data, after: Data) => string | null): NewsRule => ({
  operation,
  say,
});

const cart = rule<Cart>('cartGet', (before, after) =>
  after.version > before.version ? 'Your cart was updated in another window or on another device.' : null,
);

const order = rule<Order>('orderGet', (before, after) => {
  const text = statusText(after.state, after.payment.status);
  return text === statusText(before.state, before.payment.status) ? null : `Order ${after.number}: ${text}`;
});

const orders = rule<OrderPage>('orderList', (before, after) => {
  const known = new Map(before.items.map(({ id, state, paymentStatus }) => [id, statusText(state, paymentStatus)]));
  const changed = after.items.flatMap(({ id, number, state, paymentStatus }) => {
    const text = statusText(state, paymentStatus);
    return known.has(id) && known.get(id) !== text ? [`Order ${number}: ${text}`] : [];
  });
  return changed.join('. ') || null;
});

const rewards = rule<RewardsInfo>('rewardGet', (before, after) =>
  after.balance === before.balance ? null : `You now have ${counted(after.balance, 'point')}.`,
);

const stock = rule<Product>('productGet', (before, after) => {
  const text = stockText(after.stock);
  return text === stockText(before.stock) ? null : `${after.shortName}: ${text}`;
});

const tierOf = ({ users: [self] }: Account): string | null => self?.tier ?? null;

const account = rule<Account>('accountGet', (before, after) => {
  const tier = tierOf(after);
  return tier === null || tier === tierOf(before) ? null : `Your price tier is now ${tier}.`;
});

const DECISIONS = {
  received: 'We’ve received your application.',
  in_review: 'Your application is being reviewed.',
  accepted: 'Your application was approved.',
  declined: 'We couldn’t approve your application.',
} as const;

const application = rule<ApplicationState>('applicationGet', (before, after) =>
  after.application === null || after.application.status === before.application?.status
    ? null
    : DECISIONS[after.application.status],
);

/** What may have changed on screen after a message. Lists of products and unread counts change silently. */
export const NEWS: { readonly [Key in LiveKey]?: readonly NewsRule[] } = {
  cart: [cart],
  order: [order, orders],
  rewards: [rewards],
  stock: [stock],
  application: [application],
  account: [account],
};
