import type { ClientProfessional } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { CallButton } from '~/features/stores/index.ts';

/** How a client reaches her clinic. */
export function ClinicActions({ accountId, accountName, storeLabel, locations }: ClientProfessional) {
  return (
    <>
      <Button size="sm" iconStart="mail" asChild>
        <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }}>
          <span>
            Message<VisuallyHidden> {accountName}</VisuallyHidden>
          </span>
        </Link>
      </Button>
      <CallButton size="sm" accountName={accountName} locations={locations} />
      {storeLabel ? (
        <Button size="sm" variant="ghost" asChild>
          <Link to="/store/$storeLabel" params={{ storeLabel }}>
            <span>
              Visit store<VisuallyHidden> of {accountName}</VisuallyHidden>
            </span>
          </Link>
        </Button>
      ) : null}
    </>
  );
}
