import { Button } from '@regen/ui-kit/Button';
import { Drawer } from '@regen/ui-kit/Drawer';
import type { RefObject } from 'react';
import { useOverlayEntry } from '~/kernel/page/use-overlay-entry.ts';
import { counted } from '~/kernel/words/counts.ts';
import { Facets, type FacetsProps } from './Facets.tsx';

export interface FilterDrawerProps extends FacetsProps {
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
  count: number;
  hasFilters: boolean;
  returnFocus: RefObject<HTMLButtonElement | null>;
}

/** The filters on a small screen. Each choice applies immediately; the button only closes the drawer. */
export function FilterDrawer({
  isOpen,
  onClose,
  onClear,
  count,
  hasFilters,
  returnFocus,
  ...facets
}: FilterDrawerProps) {
  const close = useOverlayEntry({ name: 'filters', isOpen, onClose });
  return (
    <Drawer
      title="Filters"
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      returnFocus={returnFocus}
      footer={
        <div>
          <Button fullWidth onClick={close}>
            Show {counted(count, 'product')}
          </Button>
          {hasFilters ? (
            <Button variant="ghost" fullWidth onClick={onClear}>
              Clear all filters
            </Button>
          ) : null}
        </div>
      }
    >
      <Facets {...facets} />
    </Drawer>
  );
}
