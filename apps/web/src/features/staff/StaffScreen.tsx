import { Page } from '@regen/ui-kit/Page';
import { AreaNotFound } from '~/features/account/index.ts';
import { StaffArea } from './StaffArea.tsx';

/** `/admin` */
export function StaffScreen({ isKnown }: { isKnown: boolean }) {
  if (isKnown) return <StaffArea />;
  return (
    <Page width="narrow" space="lg">
      <AreaNotFound area="admin" />
    </Page>
  );
}
