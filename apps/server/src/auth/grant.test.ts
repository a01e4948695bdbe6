import { expect, it } from 'vitest';
import { readGrant, signGrant } from './grant.ts';
import { createSigner } from './secret.ts';

const auth = createSigner('a secret of more than thirty-two characters');
const at = (time: number) => ({ auth, clock: { now: () => new Date(time) } });

it('opens its subject until its end, for its purpose only', () => {
  const token = signGrant(auth, 'receipt', 'ord_1 and more', 5_000);
  const grant = { subject: 'ord_1 and more', endsAt: new Date(5_000) };
  expect(readGrant(at(4_999), 'receipt', token)).toEqual({ ...grant, isOpen: true });
  expect(readGrant(at(5_000), 'receipt', token)).toEqual({ ...grant, isOpen: false });
  expect(readGrant(at(0), 'reviews', token)).toBeNull();
  expect(readGrant(at(0), 'receipt', `x${token}`)).toBeNull();
});

it('is not open when it was signed without an end', () => {
  const token = auth.sign('receipt', 'ord_1');
  expect(readGrant(at(0), 'receipt', token)).toEqual({ subject: 'ord_1', endsAt: null, isOpen: false });
});
