import type { StaffOrder } from '@regen/sdk';
import type { RefObject } from 'react';

/** What each dialog about an order takes. */
export interface OrderDialogProps {
  order: StaffOrder;
  onClose: () => void;
  /** Where the focus goes on closing: the button may be gone by then. */
  returnFocus: RefObject<HTMLElement | null>;
}
