import { professionalDelete } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import type { RefObject } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePress } from '~/kernel/use-press.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';

export interface EndLinkDialogProps {
  accountId: string;
  accountName: string;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Says what ends with the link to a professional, before it does. */
export function EndLinkDialog({ accountId, accountName, returnFocus, onClose }: EndLinkDialogProps) {
  const { userId } = usePerson();
  const end = useWrite(professionalDelete);
  const announce = useAnnounce();
  const { press, isPending, error } = usePress(async () => {
    await end.mutateAsync({ id: userId, accountId });
    announce(`You’re no longer linked to ${accountName}.`);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      returnFocus={returnFocus}
      title={`End the link to ${accountName}?`}
      description="They’ll no longer see your details or orders, and you won’t be able to message each other. You’ll keep the recommendations you received. We’ll let them know by email. To reconnect, you’ll need a new invitation."
      footer={
        <Inline gap="3">
          <Button variant="danger" loading={isPending} onClick={() => void press()}>
            End link
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Inline>
      }
    >
      {error ? <FailureBanner error={error} /> : null}
    </Dialog>
  );
}
