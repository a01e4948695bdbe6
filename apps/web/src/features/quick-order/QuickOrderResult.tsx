import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { counted } from '~/kernel/words/counts.ts';
import type { AddedLine } from './added-lines.ts';
import type { UnreadLine } from './parse-quick-order.ts';

export interface QuickOrderResultProps {
  lines: readonly AddedLine[];
  unread: readonly UnreadLine[];
}

/** What became of each line of a list that was added to the cart. */
export function QuickOrderResult({ lines, unread }: QuickOrderResultProps) {
  const count = lines.filter(({ added }) => added > 0).length;
  const isWhole = unread.length === 0 && lines.every(({ added, asked }) => added === asked);
  const isKept = unread.length > 0 || count < lines.length;
  return (
    <Banner
      tone={isWhole ? 'success' : 'warning'}
      title={count === 0 ? 'Nothing was added' : `${counted(count, 'product is', 'products are')} in your cart`}
      action={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/cart">View cart</Link>
        </Button>
      }
    >
      <ul>
        {lines.map(({ sku, name, text }) => (
          <li key={sku}>
            {name}: {text}
          </li>
        ))}
        {unread.map(({ line, text, message }) => (
          <li key={`line-${line}`}>
            “{text.slice(0, 60)}”: Not added. {message}
          </li>
        ))}
      </ul>
      {isKept ? <Text>Items we couldn’t add are still on the list above.</Text> : null}
    </Banner>
  );
}
