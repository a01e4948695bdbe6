import { useEffect, useRef, type RefObject } from 'react';
import { listKeyOf, rowAfter } from './list-keys.ts';

/** The link of each row: that in the cell that names it. */
const ROWS = 'tbody [role=rowheader] a';

/**
 * Keyboard shortcuts of a staff list: `/` goes to its search, `j` and `k` from row to row. They focus the row's link, so Enter opens it. Not
 * active while someone types, or behind a dialog.
 * @returns to be set on what holds the search and the table.
 */
export function useListKeys<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target } = event;
      if (!holder.current || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      const key = listKeyOf(event, target);
      if (key === null || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      if (key === 'search') {
        const search = holder.current.querySelector<HTMLInputElement>('input[type=search]');
        search?.focus();
        search?.select();
        return;
      }
      const rows = [...holder.current.querySelectorAll<HTMLElement>(ROWS)];
      const active = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
      rows[rowAfter(active, rows.length, key)]?.focus();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
  return holder;
}
