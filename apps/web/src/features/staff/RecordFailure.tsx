import { RegenApiError } from '@regen/sdk';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';

interface RecordFailureProps extends ErrorComponentProps {
  title: string;
  /** The way back to the list. */
  action: ReactNode;
}

/** In the place of a record of a desk. With an id that no record has, trying again does not help. */
export function RecordFailure({ title, action, ...props }: RecordFailureProps) {
  const { error } = props;
  const isMissing = error instanceof RegenApiError && [400, 404].includes(error.status);
  if (!isMissing) return <ReadFailure {...props} />;
  return (
    <EmptyState icon="search" headingLevel={1} title={title} action={action}>
      Check the address, or search for it in the list.
    </EmptyState>
  );
}
