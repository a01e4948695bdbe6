import { expect, it } from 'vitest';
import { isEmailAddress } from './email.ts';

it.each(['ana@example.com', 'a.b+c_d@mail.example.co.uk', "o'hara@example.com", 'ana@xn--exmple-cua.com'])(
  'accepts %s',
  (address) => expect(isEmailAddress(address)).toBe(true),
);

it.each([
  '',
  'ana',
  'ana@',
  'ana@localhost',
  '@example.com',
  'üñí@exämple.com',
  'ana@exämple.com',
  'ana@@example.com',
  'ana..b@example.com',
  '.ana@example.com',
  'ana@-example.com',
  'ana@example..com',
  'ana b@example.com',
  `ana@${'example.'.repeat(40)}com`,
])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false));
