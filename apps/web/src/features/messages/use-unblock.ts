import { messageUnblock } from '@regen/sdk/query';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** Lets an account write again; `onDone` moves the focus on. */
export function useUnblock(onDone: () => void) {
  const { mutateAsync } = useWrite(messageUnblock);
  const announce = useAnnounce();
  const showToast = useToast();
  // The reads that follow may take the button away first.
  return usePress(async (accountId: string, accountName: string) => {
    try {
      await mutateAsync({ id: accountId });
      announce(`${accountName} is unblocked.`);
      onDone();
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    }
  });
}
