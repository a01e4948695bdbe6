import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import type { Closed } from '~/session/guards.ts';

const isClosed = (data: unknown): data is Closed => typeof data === 'object' && data !== null && 'wanted' in data;

/** In the place of a page below `_member`: a guard has closed it, or there is nothing at the address. */
export function ClosedToMember({ data }: { data?: unknown }) {
  return isClosed(data) ? <ClosedPage {...data} /> : <NotFoundPage />;
}
