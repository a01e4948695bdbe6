import type { PageContent } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { termsText } from './terms-queries.ts';
import * as styles from './terms.css.ts';

/** The terms and conditions, as the editors wrote them. */
export function TermsText({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery(termsText(call));
  if (data !== undefined) {
    return (
      <Stack gap="4">
        {data.blocks.map((block, index) => (
          // The text never changes its order.
          <TermsBlock key={index} block={block} headingLevel={headingLevel} />
        ))}
      </Stack>
    );
  }
  if (error === null) {
    return (
      <Stack gap="4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  return (
    <ErrorState
      {...describeError(error)}
      headingLevel={headingLevel}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function TermsBlock({ block, headingLevel }: { block: PageContent['blocks'][number]; headingLevel: 2 | 3 }) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading level={headingLevel} size="xs">
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <Text measure>{block.text}</Text>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'link':
    case 'image':
      // Terms are words; what leads elsewhere or only decorates is left to the page itself.
      return null;
  }
}
