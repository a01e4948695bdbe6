import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { StockState } from './index.ts';
import { stockStates, stockTexts } from './StockState.props.ts';

it('says it as text', () => {
  for (const state of stockStates) expect(markup(<StockState state={state} />)).toContain(stockTexts[state]);
  expect(markup(<StockState state="low-stock">Only 3 left</StockState>)).toContain('Only 3 left');
});
