import { Dialog } from '@regen/ui-kit/Dialog';
import type { RefObject } from 'react';
import { TermsText } from './TermsText.tsx';

export interface TermsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function TermsDialog({ isOpen, onClose, returnFocus }: TermsDialogProps) {
  return (
    <Dialog
      size="lg"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title="Terms and conditions"
    >
      <TermsText headingLevel={3} />
    </Dialog>
  );
}
