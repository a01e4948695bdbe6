import { Banner } from '@regen/ui-kit/Banner';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { describeError } from '../errors/describe-error.ts';
import { SupportReference } from './SupportReference.tsx';

export interface FailureBannerProps {
  error: unknown;
  /** What failed, when the error itself cannot name it. */
  title?: string;
  /** What became of the person's input. */
  note?: string;
  action?: ReactNode;
}

/** What a press of a button could not do. The button stays for another try. */
export function FailureBanner({ error, title, note, action }: FailureBannerProps) {
  const failure = describeError(error);
  return (
    <Banner tone="danger" live title={title ?? failure.title} action={action}>
      <Text>{note ? `${failure.message} ${note}` : failure.message}</Text>
      <SupportReference requestId={failure.requestId} />
    </Banner>
  );
}
