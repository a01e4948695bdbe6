import type { AppContext } from '~/kernel/context.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { counted } from '~/kernel/words/counts.ts';
import { cartWriterOf } from './cart-store.ts';

export interface AddToCartLine {
  sku: string;
  quantity: number;
  /** For the announcement. */
  name: string;
}

export interface AddedLines {
  /** For screen readers: what is in the cart now, and what came of it otherwise. */
  text: string;
  notices: readonly string[];
  isThere: boolean;
  /** Why nothing was added, as a user-facing message. */
  problem?: string;
}

/** Adds products and says what came of it. Loaded with the first press: it is no part of what a page needs to be shown. */
export async function addLines(app: AppContext, lines: readonly AddToCartLine[]): Promise<AddedLines> {
  const writer = cartWriterOf(app);
  try {
    const cart = await writer.change({ kind: 'add', lines });
    const skus = new Set(lines.map(({ sku }) => sku));
    const notices = cart.notices.flatMap(({ sku, message }) => (sku !== undefined && skus.has(sku) ? [message] : []));
    const what = lines.length === 1 ? `${lines[0]?.name} is` : `${counted(lines.length, 'product')} are`;
    return {
      text: [`${what} in your cart.`, ...notices].join(' '),
      notices,
      isThere: lines.every(({ sku }) => cart.items.some((item) => item.sku === sku)),
    };
  } catch (error) {
    writer.discard();
    return { text: '', notices: [], isThere: false, problem: describeError(error).message };
  }
}
