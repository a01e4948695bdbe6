import { messageUnblock } from '@regen/sdk/query';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** Lets an account write again. */
export function useUnblock() {
  const { mutate, isPending } = useWrite(messageUnblock);
  const announce = useAnnounce();
  const showToast = useToast();
  const press = (accountId: string, accountName: string) =>
    mutate(
      { id: accountId },
      {
        onSuccess: () => announce(`${accountName} is unblocked.`),
        onError: (error) => showToast({ message: describeError(error).message, tone: 'danger' }),
      },
    );
  return { press, isPending };
}
