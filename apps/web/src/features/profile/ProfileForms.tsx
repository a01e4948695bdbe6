import type { User } from '@regen/sdk';
import { Grid } from '@regen/ui-kit/Grid';
import { Stack } from '@regen/ui-kit/Stack';
import { ProfessionalSection } from '~/features/applications/index.ts';
import { NotificationSettings } from '~/features/notifications/index.ts';
import { AcceptedTerms } from '~/features/terms/index.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** What a person changes about the account besides their details: email, password, notifications, data, deletion; what was accepted and applied for. */
export function ProfileForms({ user }: { user: User }) {
  return (
    <Stack gap="10">
      <Grid columns={{ base: '1', tablet: '2' }} gap="10" align="start">
        <ProfileSection id="profile-email" title="Email">
          <EmailSection user={user} />
        </ProfileSection>
        <ProfileSection id="profile-password" title="Password">
          <PasswordForm userId={user.id} email={user.email} />
        </ProfileSection>
        <ProfileSection id="profile-preferences" title="Preferences">
          <Preferences />
        </ProfileSection>
        <ProfileSection id="profile-notifications" title="Emails and notifications">
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
      <ProfileSection id="profile-data" title="Your data">
        <OwnData userId={user.id} email={user.email} />
      </ProfileSection>
      <ProfileSection id="profile-delete" title="Delete your account">
        <DeleteAccount userId={user.id} email={user.email} />
      </ProfileSection>
    </Stack>
  );
}
