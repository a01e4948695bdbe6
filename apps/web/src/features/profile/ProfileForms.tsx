import type { User } from '@regen/sdk';
import { Grid } from '@regen/ui-kit/Grid';
import { Stack } from '@regen/ui-kit/Stack';
import { ProfessionalSection } from '~/features/applications/index.ts';
import { NotificationSettings } from '~/features/notifications/index.ts';
import { AcceptedTerms } from '~/features/terms/index.ts';
import { AccountNameForm } from './AccountNameForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { NameForm } from './NameForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** What a person changes about the account: name, phone, its name, the password, notifications; what was accepted and applied for. */
export function ProfileForms({ user }: { user: User }) {
  return (
    <Stack gap="10">
      <Grid columns={{ base: '1', tablet: '2' }} gap="10" align="start">
        <ProfileSection id="profile-name" title="Name">
          <NameForm user={user} />
        </ProfileSection>
        <ProfileSection id="profile-phone" title="Phone">
          <ContactForm user={user} />
        </ProfileSection>
        {user.accountType === 'admin' ? null : (
          <ProfileSection id="profile-account" title="Account name">
            <AccountNameForm userId={user.id} />
          </ProfileSection>
        )}
        <ProfileSection id="profile-password" title="Password">
          <PasswordForm userId={user.id} email={user.email} />
        </ProfileSection>
        <ProfileSection id="profile-preferences" title="Preferences">
          <Preferences />
        </ProfileSection>
        <ProfileSection id="profile-notifications" title="Message notifications">
          <NotificationSettings userId={user.id} />
        </ProfileSection>
        <ProfileSection id="profile-terms" title="Terms and conditions">
          <AcceptedTerms />
        </ProfileSection>
        {user.site === 'b2b' ? null : (
          <ProfileSection id="profile-professional" title="Professional account">
            <ProfessionalSection userId={user.id} />
          </ProfileSection>
        )}
      </Grid>
      <ProfileSection id="profile-sessions" title="Where you’re signed in">
        <OwnSessions userId={user.id} />
      </ProfileSection>
    </Stack>
  );
}
