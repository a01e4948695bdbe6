import { Container } from '@regen/ui-kit/Container';
import { AccountLayout, isSite, WrongChannel } from '~/features/account/index.ts';
import { useSession } from '~/session/index.ts';
import { AreaNotFound } from './AreaNotFound.tsx';
import { NotStaff } from './NotStaff.tsx';
import { Overview } from './Overview.tsx';
import { StaffArea } from './StaffArea.tsx';
import { isStaff } from './staff.ts';

export interface AreaScreenProps {
  area: string;
  /** Whether it is the start of the area; anything else in it leads nowhere. */
  isKnown: boolean;
}

/** `/b2b`, `/retail`, `/school` and `/admin`, behind their guards (rule P3). */
export function AreaScreen({ area, isKnown }: AreaScreenProps) {
  const session = useSession();
  if (session === null) return null;
  if (isSite(area)) {
    if (session.site !== area) return <WrongChannel wanted={area} />;
    return (
      <AccountLayout site={area} title={isKnown ? undefined : 'Page not found'}>
        {isKnown ? <Overview session={session} /> : <AreaNotFound area={area} />}
      </AccountLayout>
    );
  }
  if (!isStaff(session)) return <NotStaff />;
  if (isKnown) return <StaffArea session={session} />;
  return (
    <Container width="narrow" paddingY="24">
      <AreaNotFound area={area} />
    </Container>
  );
}
