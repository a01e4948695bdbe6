import { clientAcceptInvitation } from '@regen/sdk/query';
import { useState } from 'react';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { stepAfter, type InvitationStep } from './invitation-step.ts';

export interface InvitationAccess {
  step: InvitationStep;
  /** Asks the server, without a password at first. */
  accept: () => Promise<void>;
  isAccepting: boolean;
  /** What failed and may work when it is tried again. */
  error: unknown;
  /** The same with the password of a new account. Throws what belongs to the form. */
  acceptWith: (password: string) => Promise<void>;
}

/** An invitation is only touched when its reader presses a button: email clients open links by themselves. */
export function useInvitation(token: string): InvitationAccess {
  const { mutateAsync } = useWrite(clientAcceptInvitation);
  const [step, setStep] = useState<InvitationStep>({ kind: 'ask' });

  const send = async (password?: string) => {
    try {
      const professional = await mutateAsync(password === undefined ? { token } : { token, password });
      setStep({ kind: 'done', professional, isNewAccount: password !== undefined });
    } catch (failure) {
      const next = stepAfter(failure);
      if (next === null) throw failure;
      setStep(next);
    }
  };

  const { press, isPending, error } = usePress(() => send());
  return { step, isAccepting: isPending, error, accept: press, acceptWith: send };
}
