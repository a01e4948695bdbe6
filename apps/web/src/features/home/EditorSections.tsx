import { Container } from '@regen/ui-kit/Container';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ContentPicture, targetOf } from '~/features/content/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import * as styles from './EditorSections.css.ts';
import { homeSections } from './home-queries.ts';

const pictureSizes = '(min-width: 48em) 40vw, 100vw';

/** What editors want to be read first, for each channel its own. Those of visitors stay until a person's own are there. */
export function EditorSections() {
  const { call } = useApp();
  const query = homeSections(call, useCaller());
  const { data: now } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useRendered(query.queryKey, now);
  if (!data || data.items.length === 0) return null;
  return (
    <Container width="wide" className={styles.root}>
      <ul className={styles.list}>
        {data.items.map(({ id, heading, text, linkLabel, linkPath, picture, focus }) => (
          <li key={id} className={styles.section}>
            {picture ? (
              <Frame className={styles.picture}>
                <ContentPicture
                  file={picture}
                  sizes={pictureSizes}
                  crop={focus && { focus, ratio: 2 / 3 }}
                  isDecorative
                />
              </Frame>
            ) : null}
            <Heading level={2} size="md">
              {heading}
            </Heading>
            <Text tone="muted">{text}</Text>
            <TextLink variant="standalone" asChild>
              <Link {...targetOf(linkPath)}>{linkLabel}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
