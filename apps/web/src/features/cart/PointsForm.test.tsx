import { LiveRegionProvider } from '@regen/ui-kit/LiveRegion';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartWriter } from './cart-writer.ts';
import type { CartView } from './pending-changes.ts';
import { PointsForm } from './PointsForm.tsx';

it('says what points are worth before they are used', () => {
  const rewards = {
    canUse: true,
    reason: null,
    balance: 12_000,
    maxPoints: 10_132,
    pointValue: 0.05,
    appliedPoints: 0,
    amount: 0,
    pointsToEarn: 0,
  };
  // Neither is called before a button is pressed.
  const cart = { rewards } as Partial<CartView> as CartView;
  const writer = {} as Partial<CartWriter> as CartWriter;
  const shown = renderToStaticMarkup(
    <LiveRegionProvider>
      <PointsForm cart={cart} writer={writer} />
    </LiveRegionProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(shown).toContain('Use 10,132 points (−$506.60)');
  expect(shown).toContain('You have 12,000 points ($600.00). Use up to 10,132 ($506.60) on this cart.');
});
