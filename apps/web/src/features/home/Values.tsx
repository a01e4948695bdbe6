import type { HomePage } from '@regen/content-sdk/models';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './Values.css.ts';

/** What the brand stands for, in its own words. */
export function Values({ valuesTitle = 'What we stand for', values }: Pick<HomePage, 'valuesTitle' | 'values'>) {
  return (
    <Container width="wide" as="section" aria-labelledby="values" className={styles.root}>
      <Heading level={2} id="values" className={styles.title}>
        {valuesTitle}
      </Heading>
      <ul className={styles.list}>
        {values.map(({ icon = 'checkCircle', title, text }) => (
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
