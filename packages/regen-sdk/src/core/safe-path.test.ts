import { describe, expect, it } from 'vitest';
import { fillPath } from './safe-path.ts';

const fill = (value: unknown): string => fillPath('/users/{id}/logOut', { id: value });

describe('fillPath', () => {
  it('keeps every value inside its segment', () => {
    expect(fill('usr_1')).toBe('/users/usr_1/logOut');
    expect(fill('America/Denver')).toBe('/users/America%2FDenver/logOut');
    expect(fill('a?b#c%d e')).toBe('/users/a%3Fb%23c%25d%20e/logOut');
    expect(fill('...')).toBe('/users/.../logOut');
    expect(fill(7)).toBe('/users/7/logOut');
    expect(fill('$&$1')).toBe('/users/%24%26%241/logOut');
  });

  it('does not read a value as a template', () => {
    const values: Record<string, string> = { id: '{orderId}', orderId: 'ord_1' };
    expect(fillPath('/user/{id}/order/{orderId}', values)).toBe('/user/%7BorderId%7D/order/ord_1');
  });

  it.each([['.'], ['..'], [''], [null], [undefined], [{}], [['a']], [Number.NaN], [true]])(
    'refuses %j and names the parameter',
    (value) => {
      expect(() => fill(value)).toThrow(
        new TypeError('/users/{id}/logOut needs a non-empty text for "id", other than "." and "..".'),
      );
    },
  );
});
