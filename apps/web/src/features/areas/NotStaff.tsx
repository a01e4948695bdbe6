import { ClosedPage } from '~/features/account/index.ts';

/** The area of the staff, to anybody else. */
export function NotStaff() {
  return (
    <ClosedPage title="This page is for staff of Regen">
      If you work here, sign in with your staff account, or ask whoever looks after accounts to give yours the
      permissions.
    </ClosedPage>
  );
}
