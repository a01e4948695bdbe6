import { learningSignIn } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** `/learning`: on the way to the learning platform. The token in its URL is made when somebody is here, since it is valid for a minute. */
export function LearningScreen() {
  const { config } = useApp();
  return config.hasLearningPlatform ? <OnTheWay /> : <NotFoundPage />;
}

function OnTheWay() {
  const { userId } = usePerson();
  const { mutate, error, isPending } = useWrite(learningSignIn);
  const open = () =>
    mutate(
      { id: userId },
      {
        onSuccess: ({ url }) => {
          // Back leads to where the person came from, not here and on again.
          if (url !== null) location.replace(url);
        },
      },
    );
  const openAtOnce = useEffectEvent(open);
  useEffect(() => openAtOnce(), []);
  return (
    <Page width="narrow" space="lg" title="Learning platform" gap="6" align="start">
      {error ? (
        <FailureBanner error={error} title="We couldn’t open the learning platform" />
      ) : (
        <Text size="lg" tone="muted" asChild>
          <output>Opening the learning platform…</output>
        </Text>
      )}
      {error ? (
        <Button loading={isPending} onClick={open}>
          Try again
        </Button>
      ) : null}
      <Button variant="secondary" asChild>
        <Link to="/education">Back to education</Link>
      </Button>
    </Page>
  );
}
