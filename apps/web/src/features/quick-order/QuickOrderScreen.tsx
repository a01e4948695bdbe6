import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePerson } from '~/kernel/use-session.ts';
import { addedSummary } from './added-lines.ts';
import { NEW_LINE } from './parse-quick-order.ts';
import { ProductFinder } from './ProductFinder.tsx';
import { QuickOrderPreview } from './QuickOrderPreview.tsx';
import { QuickOrderResult } from './QuickOrderResult.tsx';
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
    review(text);
  };
  const review = (list: string) => {
    add.reset();
    check.mutate(list, {
      onSuccess: ({ rows, unread }) => {
        const unknown = rows.filter(({ product }) => product === undefined).length + unread.length;
        announce(`${rows.length} SKUs read${unknown > 0 ? `, ${unknown} need attention` : ''}.`);
      },
    });
  };
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What a press led to may be below or above what is in sight.
    if (check.data ?? check.error ?? add.data) outcome.current?.focus();
  }, [check.data, check.error, add.data]);
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
          <ProductFinder
            onChoose={(sku, name) => {
              change(`${text.trimEnd()}\n${sku} 1`.trimStart());
              announce(`Added ${name} to your list.`);
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
      <Stack gap="6" ref={outcome} tabIndex={-1}>
        {check.error ? <FailureBanner title="We couldn’t check your list" error={check.error} note={KEPT} /> : null}
        {add.data ? <QuickOrderResult {...add.data} /> : null}
        {check.data ? (
          <QuickOrderPreview
            preview={check.data}
            isAdding={add.isPending}
            onChoose={(line, sku, quantity) => {
              // The pressed button goes away with the preview.
              outcome.current?.focus();
              const next = text
                .split(NEW_LINE)
                .with(line - 1, `${sku} ${quantity}`)
                .join('\n');
              change(next);
              review(next);
            }}
            onAdd={(preview) => {
              if (add.isPending) return;
              add.mutate(preview, { onSuccess: ({ lines, unread }) => announce(addedSummary(lines, unread)) });
            }}
          />
        ) : null}
      </Stack>
      {add.error ? <FailureBanner title="Nothing was added to your cart" error={add.error} note={KEPT} /> : null}
    </Page>
  );
}
