import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import type { Closed } from '~/session/guards.ts';
import { ClosedPage } from './ClosedPage.tsx';

const isClosed = (data: unknown): data is Closed => typeof data === 'object' && data !== null && 'wanted' in data;

/** Replaces a page below `_member` that a guard has denied, or that does not exist. */
export function ClosedToMember({ data }: { data?: unknown }) {
  return isClosed(data) ? <ClosedPage {...data} /> : <NotFoundPage />;
}
