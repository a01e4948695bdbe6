import type { ApplicationForStaff } from '@regen/sdk';
import { adminGetApplication } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { counted } from '~/kernel/words/counts.ts';
import { calendarDay, momentOf } from '~/kernel/words/dates.ts';
import { BUSINESS_TYPES, labelOf, PROFESSIONS } from './apply-schema.ts';
import { DecisionForms } from './DecisionForms.tsx';
import * as styles from './join.css.ts';
import { isWaiting, StatusBadge } from './StatusBadge.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={2} size="xs">
        {title}
      </Heading>
      <div className={styles.wraps}>{children}</div>
    </div>
  );
}

function Applicant({ application }: { application: ApplicationForStaff }) {
  const { applicantName, email, phone, profession, businessName, businessType, website } = application;
  const { line1, line2, city, region, postalCode, countryCode } = application;
  return (
    <Grid columns={{ base: '1', tablet: '2' }} gap="6">
      <Part title="Applicant">
        <Text>{applicantName}</Text>
        <Text>{labelOf(PROFESSIONS, profession)}</Text>
        <Text>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
        <Text>
          <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
        </Text>
      </Part>
      <Part title="Business">
        <Text>{businessName}</Text>
        <Text>{labelOf(BUSINESS_TYPES, businessType)}</Text>
        <Text>{[line1, line2].filter(Boolean).join(', ')}</Text>
        <Text>{[city, region, postalCode, countryCode].filter(Boolean).join(', ')}</Text>
        {website === null ? null : (
          <Text>
            <TextLink href={website} rel="noreferrer nofollow" target="_blank">
              {website}
            </TextLink>
          </Text>
        )}
      </Part>
    </Grid>
  );
}

function License({ application }: { application: ApplicationForStaff }) {
  const { licenseNumber, licenseAuthority, licenseExpiresOn, licenseUrl, licenseFileName } = application;
  return (
    <Part title="License">
      <Stack gap="3" align="start">
        <div>
          <Text>
            {licenseNumber}, {licenseAuthority}
          </Text>
          <Text>Expires {calendarDay(licenseExpiresOn)}</Text>
        </div>
        {/* A file of the API, saved under its name. */}
        <Button variant="secondary" size="sm" asChild>
          <a href={licenseUrl} download={licenseFileName}>
            Download {licenseFileName}
          </a>
        </Button>
      </Stack>
    </Part>
  );
}

/** What staff should know before they decide. */
function Warnings({ application }: { application: ApplicationForStaff }) {
  const { account, sameLicenseCount } = application;
  const warnings = [
    sameLicenseCount > 0 &&
      `${counted(sameLicenseCount, 'application')} from other people ${sameLicenseCount === 1 ? 'uses' : 'use'} the same license.`,
    account?.site === 'school' &&
      'The applicant has a school account, which can’t become professional. Ask for another email address.',
    account?.site === 'b2b' && `The applicant already has a professional account, ${account.tier ?? 'without a tier'}.`,
    account !== null &&
      account.peopleCount > 1 &&
      `${account.accountName} is shared by ${account.peopleCount} people. All of them would get professional prices.`,
  ].filter((text) => typeof text === 'string');
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warning" title="Check this first">
      {warnings.length === 1 ? (
        <Text>{warnings[0]}</Text>
      ) : (
        <ul>
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function AccountNote({ account }: Pick<ApplicationForStaff, 'account'>) {
  if (account === null)
    return <Text>No account has this email. Accepting creates one and emails a link to set a password.</Text>;
  return (
    <Text>
      {account.accountName}, {account.email}.{' '}
      {account.keepsSignIn
        ? 'Accepting changes nothing about how the applicant signs in.'
        : 'This email address was never confirmed, so accepting signs the applicant out and emails a link to set a new password.'}
    </Text>
  );
}

function Earlier({ applications, now }: { applications: ApplicationForStaff['earlierApplications']; now: number }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="earlier-applications">
      <Heading level={2} size="md" id="earlier-applications">
        Other applications with this email
      </Heading>
      <ul>
        {applications.map((application) => (
          <li key={application.applicationId}>
            <Inline gap="3">
              <TextLink asChild>
                <Link
                  to="/admin/applications/$applicationId"
                  params={{ applicationId: application.applicationId }}
                  preload={false}
                >
                  {application.reference}
                </Link>
              </TextLink>
              <Text size="sm" tone="muted">
                {momentOf(application.submittedAt)}
              </Text>
              <StatusBadge application={application} now={now} />
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** `/admin/applications/{applicationId}`: everything about an application, and the decision. */
export function StaffApplicationScreen({ applicationId, now }: { applicationId: string; now: number }) {
  const { data: application } = usePrefetchedQuery(adminGetApplication, { applicationId });
  const { reference, businessName, submittedAt, dueAt, changedAt, reason, message, earlierApplications } = application;
  const waits = isWaiting(application);
  return (
    <Page width="narrow">
      <PageCrumbs here={businessName} />
      <Stack gap="2">
        <Heading level={1} size="lg" tabIndex={-1}>
          {businessName}
        </Heading>
        <Inline gap="3">
          <StatusBadge application={application} now={now} />
          <Text size="sm" tone="muted">
            {reference} · Sent <time dateTime={submittedAt}>{momentOf(submittedAt)}</time> ·{' '}
            {waits ? (
              <>
                Due <time dateTime={dueAt}>{momentOf(dueAt)}</time>
              </>
            ) : (
              <>
                Decided <time dateTime={changedAt}>{momentOf(changedAt)}</time>
              </>
            )}
          </Text>
        </Inline>
      </Stack>
      {waits ? <Warnings application={application} /> : null}
      <Card padding="lg">
        <Stack gap="5">
          <Applicant application={application} />
          <License application={application} />
          {message === null ? null : (
            <Part title="Message">
              <Text className={styles.lines}>{message}</Text>
            </Part>
          )}
          <Part title="Account">
            <AccountNote account={application.account} />
          </Part>
          {reason === null ? null : (
            <Part title="Why it was declined">
              <Text className={styles.lines}>{reason}</Text>
            </Part>
          )}
        </Stack>
      </Card>
      {waits ? <DecisionForms application={application} /> : null}
      {earlierApplications.length > 0 ? <Earlier applications={earlierApplications} now={now} /> : null}
    </Page>
  );
}
