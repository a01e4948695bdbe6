import { Breadcrumbs } from '@regen/ui-kit/Breadcrumbs';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

export interface AccountCrumbsProps {
  site: string;
  /** What lies between the start of the account and here, and here. Nothing at the start itself. */
  trail?: readonly (string | ReactElement)[];
}

/** The way from the top of the store to a page of an account. */
export function AccountCrumbs({ site, trail = [] }: AccountCrumbsProps) {
  return (
    <Breadcrumbs
      items={[
        <Link key="home" to="/">
          Home
        </Link>,
        ...(trail.length === 0
          ? ['Your account']
          : [
              <Link key="account" to="/$area/$" params={{ area: site, _splat: '' }}>
                Your account
              </Link>,
              ...trail,
            ]),
      ]}
    />
  );
}
