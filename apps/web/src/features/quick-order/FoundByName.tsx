import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { productsFound } from '~/features/search/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import type { UnreadLine } from './parse-quick-order.ts';

export interface FoundByNameProps {
  line: UnreadLine['line'];
  named: NonNullable<UnreadLine['named']>;
  /** Puts a product's SKU in place of the name. */
  onChoose: (line: number, sku: string, quantity: number) => void;
}

/** The products that a line without a SKU may mean. */
export function FoundByName({ line, named, onChoose }: FoundByNameProps) {
  const { call } = useApp();
  const { userId } = usePerson();
  // No loader: it depends on what was pasted. Without it, the line still says what is wrong.
  const { data } = useQuery(productsFound(call, { search: named.words, perPage: 4 }, userId));
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Text size="sm">Did you mean one of these?</Text>
      <Inline as="ul" gap="2" paddingTop="1" aria-label={`Products for line ${line}`}>
        {data.items.map(({ sku, name, size }) => (
          <li key={sku}>
            <Button variant="secondary" size="sm" onClick={() => onChoose(line, sku, named.quantity)}>
              <span>
                <VisuallyHidden>Use </VisuallyHidden>
                {name}, <bdi>{size}</bdi> · {sku}
              </span>
            </Button>
          </li>
        ))}
      </Inline>
    </>
  );
}
