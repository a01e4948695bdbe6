import { recommendationList, recommendationSearch } from '@regen/sdk/query';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Frame } from '@regen/ui-kit/Frame';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Stack } from '@regen/ui-kit/Stack';
import { Tabs } from '@regen/ui-kit/Tabs';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ProductPicture } from '~/features/pictures/index.ts';
import { MIN_LETTERS, useDebounced, useProductsFound } from '~/features/search/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useOverlayEntry } from '~/kernel/page/use-overlay-entry.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import * as styles from './messages.css.ts';
import { SearchBox } from './SearchBox.tsx';
import type { WaitingCard } from './waiting-message.ts';

export interface CardPickerProps {
  onChoose: (card: WaitingCard) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Finds a product, or one of a professional's recommendations, to add to the message. */
export function CardPicker({ onChoose: choose, onClose, returnFocus }: CardPickerProps) {
  const close = useOverlayEntry({ name: 'cards', isOpen: true, onClose });
  const onChoose = (card: WaitingCard) => {
    choose(card);
    close();
  };
  const { site } = usePerson();
  const first = useRef<HTMLInputElement>(null);
  const products = <Products onChoose={onChoose} input={first} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={site === 'b2b' ? 'Add a product or recommendation' : 'Add a product'}
      initialFocus={first}
      returnFocus={returnFocus}
    >
      {site === 'b2b' ? (
        <Tabs
          label="What to add"
          items={[
            { value: 'products', label: 'Products', content: products },
            { value: 'bundles', label: 'Your recommendations', content: <Bundles onChoose={onChoose} /> },
          ]}
        />
      ) : (
        products
      )}
    </Dialog>
  );
}

function Products({
  onChoose,
  input,
}: Pick<CardPickerProps, 'onChoose'> & { input: RefObject<HTMLInputElement | null> }) {
  const priceOf = useShownPrice();
  const [text, setText] = useState('');
  const { query, term } = useProductsFound(text, { perPage: 8 });
  return (
    <Finder label="Search products" text={text} onText={setText} input={input}>
      {term.length < MIN_LETTERS ? (
        <Text tone="muted">Search by name, ingredient or SKU.</Text>
      ) : (
        <Reading query={query}>
          {({ items }) => (
            <Choices
              empty={`No products found for “${term}”.`}
              rows={items.map(({ sku, shortName, size, image, price, stock }) => ({
                key: sku,
                name: shortName,
                note: [size, priceOf(price), stock.state === 'out_of_stock' ? 'Out of stock' : '']
                  .filter((part) => part !== '')
                  .join(' · '),
                picture: <ProductPicture image={image} sizes="48px" size="icon" isDecorative />,
                choose: () => onChoose({ card: { kind: 'product', sku }, name: shortName }),
              }))}
            />
          )}
        </Reading>
      )}
    </Finder>
  );
}

function Bundles({ onChoose }: Pick<CardPickerProps, 'onChoose'>) {
  const { call } = useApp();
  const { userId } = usePerson();
  const [text, setText] = useState('');
  const term = useDebounced(text.trim(), 200);
  // No loader: the dialog is opened by a press.
  const newest = useQuery({ ...recommendationList(call, { id: userId, perPage: 8 }), enabled: term === '' });
  // No loader: it depends on what is typed.
  const found = useQuery({
    ...recommendationSearch(call, { userId, term, perPage: 8 }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Finder label="Search your recommendations" text={text} onText={setText}>
      <Reading query={term === '' ? newest : found}>
        {({ items }) => (
          <Choices
            empty={
              term === '' ? 'You haven’t made any recommendations yet.' : `No recommendations found for “${term}”.`
            }
            rows={items.map(({ bundleToken, bundleName, itemCount }) => ({
              key: bundleToken,
              name: bundleName,
              note: counted(itemCount, 'item'),
              choose: () => onChoose({ card: { kind: 'bundle', bundleToken }, name: bundleName }),
            }))}
          />
        )}
      </Reading>
    </Finder>
  );
}

interface FinderProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  input?: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

function Finder({ label, text, onText, input, children }: FinderProps) {
  return (
    <Stack gap="4" paddingTop="2">
      <SearchBox id={useId()} label={label} text={text} onText={onText} input={input} />
      {children}
    </Stack>
  );
}

interface Choice {
  key: string;
  name: string;
  note: string;
  picture?: ReactNode;
  choose: () => void;
}

function Choices({ rows, empty }: { rows: readonly Choice[]; empty: string }) {
  if (rows.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <ul className={styles.choices}>
      {rows.map(({ key, name, note, picture, choose }) => (
        <li key={key}>
          <NavLink variant="side" className={styles.row}>
            <button type="button" onClick={choose}>
              {picture ? (
                <Frame as="span" radius="md" className={styles.choicePicture}>
                  {picture}
                </Frame>
              ) : null}
              <span className={styles.words}>
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {note}
                </Text>
              </span>
            </button>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
