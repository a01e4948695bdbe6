import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { useBlocker } from '@tanstack/react-router';

/** Asks before the page is left for another, or closed, while something typed would be lost. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    // The cart over the page, or another query, leaves the form where it is.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <Dialog
      size="sm"
      open={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title="Leave this page?"
      description="What you typed has not been saved yet."
    >
      <Inline gap="3">
        <Button onClick={() => reset?.()}>Stay</Button>
        <Button variant="secondary" onClick={() => proceed?.()}>
          Leave
        </Button>
      </Inline>
    </Dialog>
  );
}
