import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, useState } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import type { TestCardListProps } from './TestCardList.tsx';

const TestCardList = lazyPart(() => import('./TestCardList.tsx'), 'TestCardList', orNothing);

/** Says that the store takes no real money; the cards to try it with are shown on demand. */
export function TestCards(props: TestCardListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Inline gap="4">
        <Text as="span" size="sm" tone="muted">
          This store is in test mode. No cards are charged.
        </Text>
        <Button size="sm" variant="ghost" flush aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Test cards
        </Button>
      </Inline>
      {isOpen ? (
        <Suspense fallback={null}>
          <TestCardList {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
