import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon, type IconName } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './Values.css.ts';

const values: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'drop',
    title: 'Measured actives',
    text: 'The percentage stands on the label and on the page, so that you and your aesthetician can plan with it.',
  },
  {
    icon: 'leaf',
    title: 'Nothing left out',
    text: 'Every product shows its whole ingredient list in label order, its warnings, and for which skin it was made.',
  },
  {
    icon: 'checkCircle',
    title: 'From the treatment room',
    text: 'The same range serves professionals at work and people at home, each with sizes and strengths of their own.',
  },
];

export function Values() {
  return (
    <Container width="wide" as="section" aria-labelledby="values" className={styles.root}>
      <Heading level={2} id="values" className={styles.title}>
        What we hold ourselves to
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
