import { expect, it } from 'vitest';
import { viewedBy, withViewed } from './use-viewed.ts';

it('has what was viewed last first, once, and not without an end', () => {
  let kept = withViewed('guest', { owner: 'guest', value: ['1401', '1403'] }, '1403');
  expect(kept).toEqual({ owner: 'guest', value: ['1403', '1401'] });
  expect(withViewed('guest', kept, '1403')).toBe(kept);
  for (let sku = 1; sku <= 20; sku += 1) kept = withViewed('guest', kept, String(sku));
  expect(kept?.value).toHaveLength(12);
  expect(kept?.value[0]).toBe('20');
});

it('goes along when a visitor signs in, and is shown to nobody else', () => {
  const guest = { owner: 'guest', value: ['1401'] };
  expect(viewedBy('usr_1', guest)).toEqual(['1401']);
  expect(withViewed('usr_1', guest, '1401')).toEqual({ owner: 'usr_1', value: ['1401'] });
  const own = { owner: 'usr_1', value: ['GM3201'] };
  expect([viewedBy('usr_2', own), viewedBy('guest', own)]).toEqual([[], []]);
  expect(withViewed('usr_2', own, '1401')).toEqual({ owner: 'usr_2', value: ['1401'] });
});
