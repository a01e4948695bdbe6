import type { StaffPerson } from '@regen/sdk';
import { adminCorrectPoints } from '@regen/sdk/query';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { newUuid } from '~/kernel/new-uuid.ts';
import { useApp } from '~/kernel/use-app.ts';
import { counted } from '~/kernel/words/counts.ts';
import { ChangeDialog, type DialogOfPersonProps } from './ChangeDialog.tsx';
import { pointsProblem } from './points-problem.ts';

/** Adds or deducts points, with a reason that the person reads. */
export function PointsDialog({ person, ...rest }: DialogOfPersonProps & { person: StaffPerson }) {
  const { userId, firstName, lastName, pointsBalance } = person;
  const { call } = useApp();
  const [values, setValues] = useState({ sign: '+', amount: '', reason: '' });
  const [isTried, setIsTried] = useState(false);
  // Another correction gets another key; the same one is made only once, even if its response was lost.
  const [idempotencyKey, setKey] = useState(newUuid);
  const { mutateAsync } = useMutation(
    useMemo(() => adminCorrectPoints(call, { idempotencyKey }), [call, idempotencyKey]),
  );
  const set = (more: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...more }));
    setKey(newUuid());
  };
  const points = Number(values.amount) * (values.sign === '-' ? -1 : 1);
  const problem = pointsProblem(values.amount, points, pointsBalance);
  const isMissing = values.reason.trim() === '';
  const save = async () => {
    setIsTried(true);
    if (problem !== null) amountField.current?.focus();
    else if (isMissing) reasonField.current?.focus();
    if (problem !== null || isMissing) return null;
    const { balance } = await mutateAsync({ userId, points, reason: values.reason });
    return `${firstName} ${lastName} now has ${counted(balance, 'point')}.`;
  };
  const name = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  return (
    <ChangeDialog
      title={`Correct points for ${firstName} ${lastName}`}
      description={`They have ${counted(pointsBalance, 'point')}.`}
      submitLabel="Save correction"
      save={save}
      {...rest}
    >
      <RadioGroup
        legend="Add or deduct?"
        name={name}
        direction="row"
        value={values.sign}
        onValueChange={(sign) => set({ sign })}
      >
        <Radio value="+" label="Add" />
        <Radio value="-" label="Deduct" />
      </RadioGroup>
      <TextField
        ref={amountField}
        label="Points"
        inputMode="numeric"
        autoComplete="off"
        value={values.amount}
        maxLength={7}
        required
        error={isTried && problem !== null ? problem : undefined}
        onChange={({ target }) => set({ amount: target.value.trim() })}
      />
      <TextField
        ref={reasonField}
        label="Reason, for the person"
        hint="It appears in their points history."
        value={values.reason}
        maxLength={200}
        required
        error={isTried && isMissing ? 'Enter a reason.' : undefined}
        onChange={({ target }) => set({ reason: target.value })}
      />
      {problem === null ? (
        <Text aria-live="polite">
          {`The balance changes from ${counted(pointsBalance, 'point')} to ${counted(pointsBalance + points, 'point')}.`}
        </Text>
      ) : null}
    </ChangeDialog>
  );
}
