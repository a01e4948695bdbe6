import { Button } from '@regen/ui-kit/Button';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { heroSizes } from '~/features/pictures/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { EditorialPicture } from './EditorialPicture.tsx';
import * as styles from './Hero.css.ts';

export function Hero() {
  const { config } = useApp();
  return (
    <section className={styles.root} aria-labelledby="hero">
      <div className={styles.text}>
        <Text eyebrow tone="muted">
          Professional skin care
        </Text>
        <Heading level={1} size="hero" id="hero" tabIndex={-1}>
          Good skin is cared for, not covered up
        </Heading>
        <Text size="xl" tone="muted" className={styles.lead}>
          Measured actives with their percentage on the label, gentle bases around them, and instructions that say what
          to do and when.
        </Text>
        <div className={styles.actions}>
          <Button size="lg" asChild>
            <Link to="/products">Shop all products</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <a href="#concerns">Shop by concern</a>
          </Button>
        </div>
      </div>
      <Frame radius="none" focus="low" className={styles.picture}>
        <EditorialPicture image={config.editorial.hero} sizes={heroSizes} isPriority />
      </Frame>
    </section>
  );
}
