import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paymentAdapters } from '~/integrations/payments/index.ts';
import { ForProvider } from './WithAdapter.tsx';

const shown = (provider: string) =>
  renderToStaticMarkup(
    <ForProvider provider={provider}>
      {(adapter) => (adapter === paymentAdapters.test ? 'the card form' : 'another')}
    </ForProvider>,
  );

it('shows the form of the provider that the store uses', () => {
  expect(shown('test')).toBe('the card form');
});

it('says that payment is not available if the provider has no form here', () => {
  for (const provider of ['stripe', 'constructor']) {
    const text = shown(provider);
    expect(text).toContain('Payment isn’t available right now');
    expect(text).not.toContain('the card form');
  }
});
