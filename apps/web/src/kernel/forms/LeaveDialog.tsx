import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';

export interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onStay();
      }}
      title="Leave this page?"
      description="What you typed hasn’t been saved yet."
    >
      <Inline gap="3">
        <Button onClick={onStay}>Stay</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave
        </Button>
      </Inline>
    </Dialog>
  );
}
