import type { Block } from '@regen/sdk';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { useQuery } from '@tanstack/react-query';
import { TextBlocks, type TextBlock } from '~/features/pages/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { termsText } from './terms-queries.ts';

/** Terms are words; what leads elsewhere or only decorates is left to the page itself. */
const isText = (block: Block): block is Block & TextBlock => block.type !== 'link' && block.type !== 'image';

/** The terms and conditions, as the editors wrote them. */
export function TermsText({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { call } = useApp();
  // No loader: registration and the application open it with a press; `/accept-terms` has one.
  const terms = useQuery(termsText(call));
  return (
    <Reading
      query={terms}
      headingLevel={headingLevel}
      skeleton={
        <Stack gap="4">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      {({ blocks }) => <TextBlocks blocks={blocks.filter(isText)} headingLevel={headingLevel} />}
    </Reading>
  );
}
