import type { ProtocolCard as Card } from '@regen/content-sdk/models';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import * as styles from './ProtocolsScreen.css.ts';

const pictureSizes = '(min-width: 64em) 26rem, (min-width: 48em) 50vw, 100vw';

/** A protocol in a list: picture, title, what it is in a sentence, how long and how hard it is. */
export function ProtocolCard({ protocol, isPriority }: { protocol: Card; isPriority: boolean }) {
  const { slug, title, summary, category, minutes, level, picture, focus } = protocol;
  return (
    <article className={styles.card}>
      <Link to="/protocols/$protocolId" params={{ protocolId: slug }} className={styles.link}>
        <Frame className={styles.picture} lively>
          {picture ? (
            <ContentPicture
              file={picture}
              sizes={pictureSizes}
              crop={focus && { focus, ratio: 2 / 3 }}
              isPriority={isPriority}
              isDecorative
            />
          ) : (
            <Icon name="leaf" size="xl" />
          )}
        </Frame>
        <Heading level={2} size="md">
          {title}
        </Heading>
      </Link>
      <Text tone="muted" clamp={3}>
        {summary}
      </Text>
      <Text size="sm" tone="muted">
        {category} · {minutes} min · {level}
      </Text>
    </article>
  );
}
