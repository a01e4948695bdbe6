import type { HomePage } from '@regen/content-sdk/models';
import type { Concern } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import * as styles from './HomePage.css.ts';

export interface ConcernsProps {
  concerns: readonly Concern[];
  content: HomePage | undefined;
}

export function Concerns({ concerns, content }: ConcernsProps) {
  const { concernsTitle = 'Shop by concern', concernsLead, concernsPicture } = content ?? {};
  return (
    <section className={styles.band} id="concerns" aria-labelledby="concerns-title">
      <Container width="wide" className={styles.concerns}>
        <div className={styles.concernsIntro}>
          <Heading level={2} id="concerns-title">
            {concernsTitle}
          </Heading>
          {concernsLead === undefined ? null : (
            <Text tone="muted" size="lg">
              {concernsLead}
            </Text>
          )}
          {concernsPicture ? (
            <Frame className={styles.concernsPicture}>
              <ContentPicture file={concernsPicture} sizes="(min-width: 64em) 34vw, 100vw" isDecorative />
            </Frame>
          ) : null}
        </div>
        <ul className={styles.concernList}>
          {concerns.map(({ slug, name, description }) => (
            <li key={slug}>
              <TextLink variant="quiet" className={styles.concern} asChild>
                <Link to="/products" search={{ concern: [slug] }}>
                  <span className={styles.concernName}>{name}</span>
                  <span className={styles.concernText}>{description}</span>
                  <Icon name="arrowEnd" />
                </Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
