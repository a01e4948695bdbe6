import type { User } from '@regen/sdk';
import { AccountNameForm } from './AccountNameForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import * as styles from './account.css.ts';

/** What a person changes about the account: phone, its name, the password. */
export function ProfileForms({ user }: { user: User }) {
  return (
    <div className={styles.forms}>
      <ProfileSection id="profile-phone" title="Phone">
        <ContactForm user={user} />
      </ProfileSection>
      <ProfileSection id="profile-account" title="Account name">
        <AccountNameForm userId={user.id} />
      </ProfileSection>
      <ProfileSection id="profile-password" title="Password">
        <PasswordForm userId={user.id} email={user.email} />
      </ProfileSection>
    </div>
  );
}
