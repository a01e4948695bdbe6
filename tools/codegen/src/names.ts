import type { WrittenOperation } from '@regen/contract';

/** A method of the SDK: `orders.pay`. */
export interface MethodName {
  resource: string;
  verb: string;
}

/** Reads `x-sdk`, which says the same words as the operationId: `orders.pay` is `orderPay`. */
export function readName(written: WrittenOperation, complain: (text: string) => void): MethodName {
  const { operationId, 'x-sdk': name = '' } = written;
  const [, resource = '', verb = ''] = /^([a-z][A-Za-z]*)\.([a-z][A-Za-z]*)$/.exec(name) ?? [];
  const expected = `${singular(resource)}${capitalize(verb)}`;
  if (!verb) complain(`x-sdk of ${operationId} is "${name}", not of the form "orders.pay"`);
  else if (operationId !== expected)
    complain(`x-sdk "${name}" makes the operationId "${expected}", not "${operationId}"`);
  return { resource, verb };
}

/** `orders` → `order`, `addresses` → `address`, `categories` → `category`; `cart` stays. */
export function singular(resource: string): string {
  return resource
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `stockAlerts` → `stock-alerts`, as files are called. */
export function kebabCase(resource: string): string {
  return resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
