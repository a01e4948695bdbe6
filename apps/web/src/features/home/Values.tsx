import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon, type IconName } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './Values.css.ts';

const values: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'drop',
    title: 'Measured actives',
    text: 'The percentage is on the label and on the page, so you and your esthetician can plan with it.',
  },
  {
    icon: 'leaf',
    title: 'Nothing left out',
    text: 'Every product page lists all ingredients in label order, the warnings and the skin types it’s made for.',
  },
  {
    icon: 'checkCircle',
    title: 'From the treatment room',
    text: 'One line for professionals at work and people at home, each with their own sizes and strengths.',
  },
];

export function Values() {
  return (
    <Container width="wide" as="section" aria-labelledby="values" className={styles.root}>
      <Heading level={2} id="values" className={styles.title}>
        What we stand for
      </Heading>
      <ul className={styles.list}>
        {values.map(({ icon, title, text }) => (
          <li key={title} className={styles.value}>
            <Icon name={icon} size="xl" />
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </Container>
  );
}
