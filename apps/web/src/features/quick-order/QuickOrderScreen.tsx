import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { QuickOrderPreview } from './QuickOrderPreview.tsx';
import { useQuickOrder } from './use-quick-order.ts';

const KEPT = 'Your list is still here.';

/** For professionals who order by list. */
export function QuickOrderScreen() {
  const { userId } = usePerson();
  return <QuickOrder key={userId} owner={userId} />;
}

function QuickOrder({ owner }: { owner: string }) {
  const { text, change, check, add } = useQuickOrder(owner);
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    add.reset();
    check.mutate(text, {
      onSuccess: ({ rows, unread }) => {
        const unknown = rows.filter(({ product }) => product === undefined).length + unread.length;
        announce(`${rows.length} SKUs read${unknown > 0 ? `, ${unknown} need attention` : ''}.`);
      },
    });
  };
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What a press led to may be below or above what is in sight.
    if (check.data ?? add.data) outcome.current?.focus();
  }, [check.data, add.data]);
  const added = add.data === undefined ? null : add.variables;
  const addedCount = added?.rows.filter(({ adding }) => adding > 0).length ?? 0;
  return (
    <Page>
      <PageCrumbs />
      <Stack gap="2">
        <Heading level={1} tabIndex={-1}>
          Quick order
        </Heading>
        <Text tone="muted">Paste your list, review it, and add everything to your cart at once.</Text>
      </Stack>
      <form onSubmit={submit} noValidate aria-label="Quick order">
        <Stack gap="4">
          <TextArea
            ref={field}
            label="SKUs and quantities"
            hint="One product per line, such as 1401 2. Pasting from a spreadsheet works too."
            error={isEmpty ? 'Paste or type at least one SKU.' : undefined}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setIsEmpty(false);
              change(event.target.value);
            }}
          />
          <Inline>
            <Button type="submit" variant={check.data ? 'secondary' : 'primary'} loading={check.isPending}>
              Review list
            </Button>
            {text === '' ? null : (
              <Button variant="ghost" onClick={() => change('')}>
                Clear
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {check.error ? <FailureBanner title="We couldn’t check your list" error={check.error} note={KEPT} /> : null}
      <Stack gap="6" ref={outcome} tabIndex={-1}>
        {added ? (
          <Banner
            tone="success"
            live
            title={`${counted(addedCount, 'product is', 'products are')} in your cart`}
            action={
              <Button size="sm" variant="secondary" asChild>
                <Link to="/cart">View cart</Link>
              </Button>
            }
          >
            {add.data?.notices.map(({ code, message, sku }) => (
              <Text key={`${code}-${sku ?? ''}`}>{message}</Text>
            ))}
            {text === '' ? null : <Text>Items we couldn’t add are still on the list above.</Text>}
          </Banner>
        ) : null}
        {check.data ? (
          <QuickOrderPreview
            preview={check.data}
            isAdding={add.isPending}
            onAdd={(preview) => {
              if (!add.isPending) add.mutate(preview);
            }}
          />
        ) : null}
      </Stack>
      {add.error ? <FailureBanner title="Nothing was added to your cart" error={add.error} note={KEPT} /> : null}
    </Page>
  );
}
