import { AccountLayout, AreaNotFound } from '~/features/account/index.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { Overview } from './Overview.tsx';

export interface AreaScreenProps {
  /** Whether it is the start of the area; anything else in it leads nowhere. */
  isKnown: boolean;
}

/** `/b2b`, `/retail` and `/school`. */
export function AreaScreen({ isKnown }: AreaScreenProps) {
  const { site } = usePerson();
  return (
    <AccountLayout title={isKnown ? undefined : 'Page not found'}>
      {isKnown ? <Overview /> : <AreaNotFound area={site} />}
    </AccountLayout>
  );
}
