import { cartGet } from '@regen/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { cartWriterOf } from '~/features/cart/index.ts';
import { currentProducts } from '~/features/products/index.ts';
import { stored } from '~/kernel/stored/stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { addedLines } from './added-lines.ts';
import { parseQuickOrder, type ParsedQuickOrder } from './parse-quick-order.ts';
import { previewRows, type PreviewRow } from './preview-rows.ts';

const pastedText = stored('regen.draft.quickOrder.1', z.object({ owner: z.string(), text: z.string() }));

export type Preview = Pick<ParsedQuickOrder, 'unread'> & { rows: readonly PreviewRow[] };

/** What is pasted, what it means, and adding it. The text outlasts a reload, a failure and an ended session. */
export function useQuickOrder(owner: string) {
  const app = useApp();
  const [text, setText] = useState(() => {
    const draft = pastedText.read();
    return draft?.owner === owner ? draft.text : '';
  });

  const check = useMutation({
    mutationFn: async (pasted: string): Promise<Preview> => {
      const { lines, unread } = parseQuickOrder(pasted);
      if (lines.length === 0) return { rows: [], unread };
      const found = await currentProducts(
        app,
        lines.map(({ sku }) => sku),
      );
      return { rows: previewRows(lines, found), unread };
    },
  });
  const add = useMutation({
    mutationFn: async ({ rows, unread }: Preview) => {
      const writer = cartWriterOf(app);
      // As it is now: it may have changed on another device since this page has read it, and by what the writer still holds.
      await writer.settled();
      const cart = cartGet(app.call, { id: app.buyer });
      const before = await app.queryClient.fetchQuery({ ...cart, staleTime: 0, networkMode: 'always' });
      const lines = rows.flatMap(({ sku, adding }) => (adding > 0 ? [{ sku, quantity: adding }] : []));
      try {
        const after = await writer.change({ kind: 'add', lines });
        return { lines: addedLines(rows, before, after), unread };
      } catch (error) {
        // The error is shown here, and retried here.
        writer.discard();
        throw error;
      }
    },
    onSuccess: ({ lines, unread }) => {
      // What could not be added stays where it was pasted.
      const rest = lines.filter(({ added }) => added === 0).flatMap(({ texts }) => texts);
      keep([...rest, ...unread.map((line) => line.text)].join('\n'));
      check.reset();
    },
  });

  function keep(next: string): void {
    setText(next);
    pastedText.write(next === '' ? null : { owner, text: next });
  }
  const change = (next: string) => {
    keep(next);
    check.reset();
    add.reset();
  };
  return { text, change, check, add };
}
