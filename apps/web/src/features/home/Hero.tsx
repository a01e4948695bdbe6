import type { HomePage } from '@regen/content-sdk/models';
import { Button } from '@regen/ui-kit/Button';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture, targetOf } from '~/features/content/index.ts';
import { heroSizes, heroWidths } from '~/features/pictures/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import * as styles from './Hero.css.ts';

/** The top of the page: the editors' text, or the name of the shop. */
export function Hero({ content }: { content: HomePage | undefined }) {
  const { seller } = useApp().config;
  const { title = seller.name, eyebrow, lead, picture, pictureFocus } = content ?? {};
  const {
    primaryLabel = 'Shop all products',
    primaryPath = '/products',
    secondaryLabel,
    secondaryPath,
  } = content ?? {};
  return (
    <section className={picture ? styles.withPicture : styles.root} aria-labelledby="hero">
      <div className={styles.text}>
        {eyebrow === undefined ? null : (
          <Text eyebrow tone="muted">
            {eyebrow}
          </Text>
        )}
        <Heading level={1} size="hero" id="hero" tabIndex={-1}>
          {title}
        </Heading>
        {lead === undefined ? null : (
          <Text size="xl" tone="muted" className={styles.lead}>
            {lead}
          </Text>
        )}
        <div className={styles.actions}>
          <Button size="lg" asChild>
            <Link {...targetOf(primaryPath)}>{primaryLabel}</Link>
          </Button>
          {secondaryLabel === undefined || secondaryPath === undefined ? null : (
            <Button size="lg" variant="secondary" asChild>
              <Link {...targetOf(secondaryPath)}>{secondaryLabel}</Link>
            </Button>
          )}
        </div>
      </div>
      {picture ? (
        <Frame radius="none" focus={pictureFocus === 'bottom' ? 'low' : 'center'} className={styles.picture}>
          <ContentPicture file={picture} sizes={heroSizes} widths={heroWidths} isPriority />
        </Frame>
      ) : null}
    </section>
  );
}
