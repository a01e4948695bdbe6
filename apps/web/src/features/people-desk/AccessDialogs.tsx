import type { StaffPerson } from '@regen/sdk';
import { adminSetPersonAccess } from '@regen/sdk/query';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useRef, useState } from 'react';
import { useWrite } from '~/kernel/use-write.ts';
import { ChangeDialog, type DialogOfPersonProps } from './ChangeDialog.tsx';

interface AccessDialogProps extends DialogOfPersonProps {
  person: StaffPerson;
}

/** Signs a person out, for a reason, until they are enabled. */
export function DisableDialog({ person, ...rest }: AccessDialogProps) {
  const { userId, changedAt, firstName, lastName } = person;
  const { mutateAsync } = useWrite(adminSetPersonAccess);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = async () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') {
      field.current?.focus();
      return null;
    }
    await mutateAsync({ userId, changedAt, isDisabled: true, reason });
    return `${firstName} ${lastName} was signed out everywhere and can’t sign in anymore.`;
  };
  return (
    <ChangeDialog
      title={`Disable ${firstName} ${lastName}?`}
      description="They’ll be signed out everywhere right away, and can’t sign in or reset their password until they’re enabled again. Their orders, points and bundles are kept. Colleagues in the account aren’t affected."
      submitLabel="Disable"
      isDangerous
      save={save}
      {...rest}
    >
      <TextArea
        ref={field}
        label="Reason, for other staff"
        hint="The person won’t see it."
        value={reason}
        maxLength={500}
        required
        error={isMissing ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ChangeDialog>
  );
}

/** Lets a person sign in again. */
export function EnableDialog({ person, ...rest }: AccessDialogProps) {
  const { userId, changedAt, firstName, lastName, disabledReason } = person;
  const { mutateAsync } = useWrite(adminSetPersonAccess);
  const save = async () => {
    await mutateAsync({ userId, changedAt, isDisabled: false });
    return `${firstName} ${lastName} can sign in again.`;
  };
  return (
    <ChangeDialog
      title={`Enable ${firstName} ${lastName}?`}
      description="They can sign in again with the same password. They stay signed out until they do."
      submitLabel="Enable"
      save={save}
      {...rest}
    >
      {disabledReason === null ? null : <Text>Reason: {disabledReason}</Text>}
    </ChangeDialog>
  );
}
