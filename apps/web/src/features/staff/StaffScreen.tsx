import { Container } from '@regen/ui-kit/Container';
import { AreaNotFound } from '~/features/account/index.ts';
import { StaffArea } from './StaffArea.tsx';

/** `/admin` */
export function StaffScreen({ isKnown }: { isKnown: boolean }) {
  if (isKnown) return <StaffArea />;
  return (
    <Container width="narrow" paddingY="24">
      <AreaNotFound area="admin" />
    </Container>
  );
}
