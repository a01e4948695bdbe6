import { professionalList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import { ClinicActions } from './ClinicActions.tsx';
import { ClinicFacts } from './ClinicFacts.tsx';
import { newestPicks } from './picks-query.ts';

/** A client's clinic, and what it picked for her. */
export function ClinicCards() {
  return (
    <>
      <OwnClinic />
      <Picks />
    </>
  );
}

/** The clinic that she joined last; the others are on the page of all of them. */
function OwnClinic() {
  const { userId } = usePerson();
  const { call } = useApp();
  // The loader has requested them; a failure affects only this card.
  const professionals = useQuery(professionalList(call, { id: userId }));
  const [clinic] = professionals.data?.items ?? [];
  return (
    <OverviewCard
      title="Your clinic"
      reading={professionals}
      link={
        clinic ? (
          <ClinicActions {...clinic} />
        ) : (
          <Button size="sm" variant="secondary" asChild>
            <Link to="/locations">Find a clinic</Link>
          </Button>
        )
      }
    >
      {() =>
        clinic ? (
          <ClinicFacts clinic={clinic} />
        ) : (
          <Text>Ask your skincare professional to invite you. Their picks and hours will appear here.</Text>
        )
      }
    </OverviewCard>
  );
}

/** As on the page of a bundle: two of one product are two items. */
const pieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function Picks() {
  const { userId } = usePerson();
  const { call } = useApp();
  // The loader has requested them; a failure affects only this card.
  const picks = useQuery(newestPicks(call, userId));
  // Most clients without a clinic never get any.
  if (picks.data?.items.length === 0) return null;
  return (
    <OverviewCard title="Picked for you" reading={picks}>
      {({ items }) => (
        <Stack as="ul" gap="4">
          {items.map(({ bundleToken, bundleName, professional, items: lines, total }) => (
            <li key={bundleToken}>
              <Stack gap="1">
                <TextLink asChild>
                  <Link to="/bundle/$bundleToken" params={{ bundleToken }}>
                    {bundleName}
                  </Link>
                </TextLink>
                <Text size="sm" tone="muted" numeric>
                  {professional.firstName}, {professional.accountName} · {counted(pieces(lines), 'item')} · {usd(total)}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </OverviewCard>
  );
}
