import type { Call } from '@regen/sdk';
import { useParams } from '@tanstack/react-router';
import { contentGet } from '~/kernel/content.ts';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { SecondLook } from '~/kernel/page/SecondLook.tsx';
import { writtenPage } from './load-page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** There is no such page for this person. */
export function WrittenPageNotFound() {
  const { name = '' } = useParams({ strict: false });
  return (
    <SecondLook
      query={(call: Call, caller: string) => contentGet(call, writtenPage, name, caller)}
      skeleton={<PageSkeleton />}
    >
      <NotFoundPage />
    </SecondLook>
  );
}
