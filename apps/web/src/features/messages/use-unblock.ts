import { messageUnblock } from '@regen/sdk/query';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** Unblocks an account. */
export function useUnblock() {
  const { mutateAsync } = useWrite(messageUnblock);
  const announce = useAnnounce();
  const showToast = useToast();
  // The refetches that follow may unmount the button first.
  return usePress(async (accountId: string, accountName: string) => {
    try {
      await mutateAsync({ id: accountId });
      announce(`${accountName} is unblocked.`);
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    }
  });
}
