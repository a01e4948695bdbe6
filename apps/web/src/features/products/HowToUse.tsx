import type { Product } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon, type IconName } from '@regen/ui-kit/Icon';
import * as styles from './HowToUse.css.ts';

type Step = Product['howToUse'][number];

const times: Record<Step['time'], { title: string; icon: IconName }> = {
  AM: { title: 'Morning', icon: 'sun' },
  PM: { title: 'Evening', icon: 'moon' },
  AM_PM: { title: 'Morning and evening', icon: 'sunMoon' },
  weekly: { title: 'Weekly', icon: 'refresh' },
  treatment: { title: 'In the treatment room', icon: 'checkCircle' },
};
const order = Object.keys(times) as Step['time'][];

/** Directions, by the time of day. */
export function HowToUse({ steps }: { steps: readonly Step[] }) {
  const groups = order
    .map((time) => ({ time, texts: steps.filter((step) => step.time === time).map(({ text }) => text) }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <section className={styles.root} aria-labelledby="how-to-use">
      <Container width="wide" className={styles.inner}>
        <Heading level={2} id="how-to-use">
          How to use
        </Heading>
        <div className={styles.groups}>
          {groups.map(({ time, texts }) => (
            <div key={time} className={styles.group}>
              <h3 className={styles.title}>
                <Icon name={times[time].icon} />
                {times[time].title}
              </h3>
              <ol className={styles.steps}>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
