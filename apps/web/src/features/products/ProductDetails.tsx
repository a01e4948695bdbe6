import type { Product } from '@regen/sdk';
import { Accordion, type AccordionItem } from '@regen/ui-kit/Accordion';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import * as styles from './ProductDetails.css.ts';

/** What a label says: contents of a kit, all ingredients, warnings, for whom. */
export function ProductDetails({ product }: { product: Product }) {
  const { kitContents, inci, warnings, skinTypes } = product;
  const items: AccordionItem[] = [];
  if (kitContents.length > 0) {
    items.push({
      id: 'contents',
      title: 'What’s inside',
      defaultOpen: true,
      content: (
        <ul className={styles.list}>
          {kitContents.map(({ sku, name, quantity }) => (
            <li key={sku}>
              {quantity > 1 ? `${quantity} × ` : ''}
              <TextLink asChild>
                <Link to="/products/$sku" params={{ sku }}>
                  {name}
                </Link>
              </TextLink>
            </li>
          ))}
        </ul>
      ),
    });
  }
  if (inci.length > 0) {
    items.push({
      id: 'inci',
      title: 'All ingredients (INCI)',
      content: (
        <Text size="sm" measure>
          {inci.join(', ')}
        </Text>
      ),
    });
  }
  if (warnings.length > 0) {
    items.push({
      id: 'warnings',
      title: 'Before you use',
      content: (
        <ul className={styles.list}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ),
    });
  }
  if (skinTypes.length > 0) {
    items.push({
      id: 'skin-types',
      title: 'Suitable for',
      // The words of the contract are those of the label: "Normal, dry, blemish-prone".
      content: <Text>{skinTypes.join(', ').replace(/^./, (first) => first.toUpperCase())}</Text>,
    });
  }
  return items.length > 0 ? <Accordion items={items} headingLevel={2} className={styles.root} /> : null;
}
