import type { HelpLink } from '@regen/content-sdk/models';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SiteLink } from '~/features/content/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { helpLinks } from './resource-queries.ts';
import type { ResourceSearch } from './resource-search.ts';
import * as styles from './ResourcesScreen.css.ts';

export interface RetailProgramHelpProps {
  /** In the library, whose filters stay, and which opens a file above itself. */
  library?: { search: ResourceSearch; onOpen: (opener: HTMLElement) => void };
}

/** Help with the retail program, for professionals: pages and files. */
export function RetailProgramHelp({ library }: RetailProgramHelpProps) {
  const { call } = useApp();
  const query = useQuery(helpLinks(call, useCaller()));
  return (
    <Card as="section" padding="lg" aria-labelledby="retail-program">
      <Stack gap="5">
        <Heading level={2} size="md" id="retail-program">
          Your retail program
        </Heading>
        <Reading query={query} skeleton={<Skeleton shape="block" />}>
          {(links) =>
            links.length > 0 ? (
              <ul className={styles.help}>
                {links.map((link) => (
                  <li key={link.id}>
                    <Text weight="medium">
                      <HelpTarget link={link} library={library} />
                    </Text>
                    <Text size="sm" tone="muted">
                      {link.summary}
                    </Text>
                  </li>
                ))}
              </ul>
            ) : (
              <Text tone="muted">No guides have been published yet.</Text>
            )
          }
        </Reading>
      </Stack>
    </Card>
  );
}

/** A file opens in the library; anything else is a page. Only its name, when what it leads to is gone. */
function HelpTarget({ link: { label, href, resource }, library }: RetailProgramHelpProps & { link: HelpLink }) {
  if (resource) {
    return (
      <TextLink asChild>
        <Link
          to="/resources"
          search={{ ...library?.search, open: resource.slug }}
          resetScroll={!library}
          onClick={({ currentTarget }) => library?.onOpen(currentTarget)}
        >
          {label}
        </Link>
      </TextLink>
    );
  }
  return href === undefined ? label : <SiteLink href={href}>{label}</SiteLink>;
}
