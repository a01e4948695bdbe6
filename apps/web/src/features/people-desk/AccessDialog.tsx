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

/** Disables a person who can sign in, or enables one who can't. */
export function AccessDialog(props: AccessDialogProps) {
  return props.person.disabledAt === null ? <DisableDialog {...props} /> : <EnableDialog {...props} />;
}

function DisableDialog({ person, ...rest }: AccessDialogProps) {
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
    return `${firstName} ${lastName} was signed out everywhere and can’t sign in.`;
  };
  return (
    <ChangeDialog
      title={`Disable ${firstName} ${lastName}?`}
      description="They’re signed out everywhere at once, and can’t sign in or reset the password until you enable them. Orders, points and bundles are kept. Colleagues in the account keep their access."
      submitLabel="Disable"
      isDangerous
      save={save}
      {...rest}
    >
      <TextArea
        ref={field}
        label="Reason, for other staff"
        hint="The person doesn’t see it."
        value={reason}
        maxLength={500}
        required
        error={isMissing ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ChangeDialog>
  );
}

function EnableDialog({ person, ...rest }: AccessDialogProps) {
  const { userId, changedAt, firstName, lastName, disabledReason } = person;
  const { mutateAsync } = useWrite(adminSetPersonAccess);
  const save = async () => {
    await mutateAsync({ userId, changedAt, isDisabled: false });
    return `${firstName} ${lastName} can sign in again.`;
  };
  return (
    <ChangeDialog
      title={`Enable ${firstName} ${lastName}?`}
      description="They can sign in again with the password they had. Sessions that ended stay ended."
      submitLabel="Enable"
      save={save}
      {...rest}
    >
      {disabledReason === null ? null : <Text>Disabled because: {disabledReason}</Text>}
    </ChangeDialog>
  );
}
