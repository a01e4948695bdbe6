import { Text } from '@regen/ui-kit/Text';

/** The id of the failed call, to give to support. */
export function SupportReference({ requestId }: { requestId: string | undefined }) {
  if (!requestId) return null;
  return (
    <Text size="sm" tone="muted">
      Reference: <code>{requestId}</code>
    </Text>
  );
}
