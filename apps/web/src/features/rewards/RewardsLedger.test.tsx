import type { RewardsInfo } from '@regen/sdk';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { markupOf } from '~/testing/markup.tsx';
import { RewardsLedger } from './RewardsLedger.tsx';

function shown(totalPages: number): string {
  const entries = { items: [], currentPage: 99, totalPages, totalCount: totalPages * 20, perPage: 20 };
  const info = { year: 2026, entries } as Partial<RewardsInfo> as RewardsInfo;
  return markupOf(openContext().context, <RewardsLedger info={info} />);
}

it('leads from a page past the end to the last one, and does not say that there are no points', () => {
  expect(shown(3)).toContain('This page doesn’t exist');
  expect(shown(3)).toContain('page=3');
  expect(shown(3)).not.toContain('No points');
  expect(shown(0)).toContain('No points in 2026');
});
