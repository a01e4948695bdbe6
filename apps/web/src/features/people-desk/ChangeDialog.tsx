import { RegenApiError } from '@regen/sdk';
import { invalidate } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { useId, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';

export interface DialogOfPersonProps {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

interface ChangeDialogProps extends DialogOfPersonProps {
  title: string;
  description?: string;
  submitLabel: string;
  isDangerous?: boolean;
  /** Saves the change and returns what to say about it; null keeps the dialog open, because something is missing. */
  save: () => Promise<string | null>;
  children: ReactNode;
}

const isChangedPerson = (error: unknown): boolean => error instanceof RegenApiError && error.code === 'person_changed';

function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  if (!isChangedPerson(error)) return <FailureBanner error={error} />;
  return (
    <Banner tone="warning" live title="This person has changed">
      <Text>Someone else changed the person or the account first, so nothing was saved. Check it, then try again.</Text>
    </Banner>
  );
}

/** A change to a person or account, which says what it does before it is made. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, description, submitLabel, isDangerous = false, save, onClose, returnFocus, children } = props;
  const { queryClient } = useApp();
  const showToast = useToast();
  const formId = useId();
  const { press, isPending, error } = usePress(async () => {
    try {
      const said = await save();
      if (said === null) return;
      showToast({ message: said, tone: 'success' });
      onClose();
    } catch (failure) {
      // Someone else was first: the page behind shows the current data, and the next try is based on it.
      if (isChangedPerson(failure)) await invalidate(queryClient, 'adminGetPerson', 'adminListPeople');
      throw failure;
    }
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void press();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      returnFocus={returnFocus}
      title={title}
      description={description}
      footer={
        <Inline gap="3">
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} loading={isPending}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Inline>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={send}>
        <Stack gap="5">
          <Failure error={error} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
