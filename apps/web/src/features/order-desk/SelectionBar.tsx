import type { StaffOrderSummary } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Inline } from '@regen/ui-kit/Inline';
import { counted } from '~/kernel/words/counts.ts';
import { PrintLinks } from './PrintLinks.tsx';

interface SelectionBarProps {
  orders: readonly StaffOrderSummary[];
  selected: readonly StaffOrderSummary[];
  /** Selects all orders of the page, or none. */
  selectAll: (isSelected: boolean) => void;
  /** Asks before they are marked as packed; left out where nothing waits for that. */
  onPack?: (() => void) | undefined;
}

/** What can be done with the selected orders. */
export function SelectionBar({ orders, selected, selectAll, onPack }: SelectionBarProps) {
  const isAll = selected.length === orders.length;
  return (
    <Inline gap="4">
      <Checkbox
        label={selected.length === 0 ? 'Select all on this page' : `${counted(selected.length, 'order')} selected`}
        checked={isAll}
        indeterminate={!isAll && selected.length > 0}
        onChange={() => selectAll(!isAll)}
      />
      {selected.length > 0 ? (
        <>
          {onPack ? (
            <Button size="sm" onClick={onPack}>
              Mark as packed…
            </Button>
          ) : null}
          <PrintLinks orderIds={selected.map(({ id }) => id)} />
        </>
      ) : null}
    </Inline>
  );
}
