import type { MessageCard, MessageCardCreate, ProductSummary } from '@regen/sdk';
import type { UserActor } from '../../auth/actor.ts';
import type { Needs } from '../../platform.ts';
import type { ErrorDetail } from '../../refuse.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { listBundles, listCards } from './card-repository.ts';
import type { BundleRow, CardRow } from './card-repository.ts';
import type { Cards, MessageRow } from './message-view.ts';

export type CardNeeds = Needs<'clock' | 'db'> & { catalog: Pick<Catalog, 'summariesFor'> };

type Thing = Pick<CardRow, 'sku' | 'bundleToken'>;

export function thingOf(card: MessageCardCreate): Thing {
  return card.kind === 'product' ? { sku: card.sku, bundleToken: null } : { sku: null, bundleToken: card.bundleToken };
}

const imageUrlOf = ({ image }: ProductSummary): string | null =>
  image && image.template.replace('{size}', 'thumbnail').replace('{format}', 'webp');

function productCard(product: ProductSummary): MessageCard {
  const { sku, shortName, size, price, stock } = product;
  const imageUrl = imageUrlOf(product);
  const isAvailable = stock.state !== 'out_of_stock';
  return { kind: 'product', sku, name: shortName, size, imageUrl, price, isAvailable };
}

function bundleCard(
  { token, name, accountName, itemCount }: BundleRow,
  first: ProductSummary | undefined,
): MessageCard {
  const names = { bundleName: name, professionalName: accountName };
  const imageUrl = first ? imageUrlOf(first) : null;
  return { kind: 'bundle', bundleToken: token, ...names, imageUrl, itemCount, isAvailable: itemCount > 0 };
}

const isSome = (text: string | null): text is string => text !== null;

/** What someone sees of each of these items, in two queries for all of them. */
async function seenBy(
  { catalog, clock, db }: CardNeeds,
  actor: UserActor,
  things: readonly Thing[],
): Promise<MessageCard[]> {
  const tokens = [...new Set(things.map(({ bundleToken }) => bundleToken).filter(isSome))];
  const reader = { accountId: actor.accountId, mask: callerAudience(actor).mask };
  const bundles = tokens.length === 0 ? [] : await listBundles(db, tokens, reader, clock.now());
  // Those that are shared, and those whose pictures stand for bundles.
  const skus = [
    ...new Set([...things.map(({ sku }) => sku), ...bundles.map(({ firstSku }) => firstSku)].filter(isSome)),
  ];
  const found = skus.length === 0 ? new Map<string, string>() : await catalog.summariesFor(actor, skus);
  const productOf = (sku: string | null) => {
    const product = sku === null ? undefined : found.get(sku);
    return product === undefined ? undefined : (JSON.parse(product) as ProductSummary);
  };
  const byToken = new Map(bundles.map((bundle) => [bundle.token, bundle]));
  return things.map(({ sku, bundleToken }): MessageCard => {
    const product = productOf(sku);
    if (product) return productCard(product);
    const bundle = bundleToken === null ? undefined : byToken.get(bundleToken);
    return bundle ? bundleCard(bundle, productOf(bundle.firstSku)) : { kind: 'unavailable' };
  });
}

/** The cards that the sender does not see and so may not send. */
export async function unseenCards(
  needs: CardNeeds,
  actor: UserActor,
  cards: readonly MessageCardCreate[],
): Promise<ErrorDetail[]> {
  if (cards.length === 0) return [];
  const seen = await seenBy(needs, actor, cards.map(thingOf));
  return seen.flatMap(({ kind }, place) =>
    kind === 'unavailable' ? [{ path: `/cards/${place}`, message: 'cannot be sent' }] : [],
  );
}

/** The cards of messages as somebody sees them now. */
export async function cardsOf(
  needs: CardNeeds,
  actor: UserActor,
  messages: readonly Pick<MessageRow, 'id' | 'cardCount'>[],
): Promise<Cards> {
  const ids = messages.filter(({ cardCount }) => cardCount > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await listCards(needs.db, ids);
  const seen = await seenBy(needs, actor, rows);
  const found = new Map<string, MessageCard[]>();
  for (const [place, { messageId }] of rows.entries()) {
    const card = seen[place];
    if (card) found.set(messageId, [...(found.get(messageId) ?? []), card]);
  }
  return found;
}
