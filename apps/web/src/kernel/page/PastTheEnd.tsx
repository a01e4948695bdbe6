import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import type { IconName } from '@regen/ui-kit/Icon';
import type { ReactElement, ReactNode } from 'react';

export interface PastTheEndProps {
  icon: IconName;
  lastPage: number;
  /** The router's link to a page; the first page has no number: `(page, props) => <Link search={{ page }} {...props} />`. */
  renderLink: (page: number | undefined, props: { children: ReactNode }) => ReactElement;
  headingLevel?: 2 | 3;
}

/** Shown when a list is too short to have the requested page. */
export function PastTheEnd({ icon, lastPage, renderLink, headingLevel = 2 }: PastTheEndProps) {
  return (
    <EmptyState
      icon={icon}
      headingLevel={headingLevel}
      title="This page doesn’t exist"
      action={
        <Button asChild>{renderLink(lastPage > 1 ? lastPage : undefined, { children: 'Go to the last page' })}</Button>
      }
    >
      This list ends at page {lastPage}.
    </EmptyState>
  );
}
