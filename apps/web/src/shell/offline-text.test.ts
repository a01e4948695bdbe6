import { expect, it } from 'vitest';
import { offlineText } from './offline-text.ts';

it('speaks of messages where messages are written, and of orders elsewhere', () => {
  for (const path of ['/retail/messages', '/b2b/messages/acc_1', '/admin/messages'])
    expect(offlineText(path)).toBe('Keep writing. We’ll send your messages when you’re back online.');
  for (const path of ['/', '/cart', '/products/messages-cream', '/retail/my-account'])
    expect(offlineText(path)).toContain('You can save and order when you’re back online.');
});
