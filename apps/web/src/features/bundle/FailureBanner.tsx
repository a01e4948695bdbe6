import { Banner } from '@regen/ui-kit/Banner';
import { Text } from '@regen/ui-kit/Text';
import { describeError } from '~/app/describe-error.ts';

/** What a press of a button could not do. The button stays for another try. */
export function FailureBanner({ error }: { error: unknown }) {
  const { title, message, requestId } = describeError(error);
  return (
    <Banner tone="danger" live title={title}>
      <Text>{message}</Text>
      {requestId ? (
        <Text size="sm" tone="muted">
          Reference for support: <code>{requestId}</code>
        </Text>
      ) : null}
    </Banner>
  );
}
