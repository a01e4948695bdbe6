import type { ClientProfessional } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { phoneHref } from '~/features/stores/index.ts';

/** How a client reaches her clinic. */
export function ClinicActions({ accountId, accountName, storeLabel, locations }: ClientProfessional) {
  const phone = locations.find((place) => place.phone !== null)?.phone;
  return (
    <>
      <Button size="sm" iconStart="mail" asChild>
        <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }}>
          <span>
            Message<VisuallyHidden> {accountName}</VisuallyHidden>
          </span>
        </Link>
      </Button>
      {phone ? (
        <Button size="sm" variant="secondary" asChild>
          <a href={phoneHref(phone)}>
            <span>
              Call<VisuallyHidden> {accountName}</VisuallyHidden>
            </span>
          </a>
        </Button>
      ) : null}
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
