/** What an application does with the output of each generator: one call, its response, and its error by code. */
export const CONSUMERS: Readonly<Record<string, string>> = {
  'openapi-typescript': `
import type { operations } from './schema.ts';
type Responses = operations['cartUpdate']['responses'];
export const total = (cart: Responses[200]['content']['application/json']): number => cart.orderTotal.total;
export function show(problem: Responses[422]['content']['application/problem+json']): string {
  return problem.code === 'cart_full' ? problem.title : problem.detail;
}
export const current = (problem: Responses[412]['content']['application/problem+json']): number => problem.cart.version;
`,
  'hey-api': `
import { cartUpdate } from './index.ts';
export async function add(sku: string): Promise<number> {
  const { data, error } = await cartUpdate({
    headers: { 'Browser-Id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' },
    path: { id: 'guest' },
    body: { add: [{ sku, quantity: 1 }] },
  });
  if (error) throw new Error(error.code === 'cart_full' ? error.title : error.detail);
  return data.orderTotal.total;
}
`,
  'swagger-typescript-api': `
import { Api } from './Api.ts';
const api = new Api({ baseUrl: 'https://shop.example/api/v1/regen' });
export async function add(sku: string): Promise<number> {
  const { data, error } = await api.cart.cartUpdate('guest', { add: [{ sku, quantity: 1 }] });
  if (error) throw new Error(error.code === 'cart_full' ? error.title : error.detail);
  return data.orderTotal.total;
}
`,
  orval: `
import { cartUpdate } from './api.ts';
export async function add(sku: string): Promise<number> {
  const answer = await cartUpdate('guest', { add: [{ sku, quantity: 1 }] }, {
    headers: { 'Browser-Id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' },
  });
  if (answer.status === 412) return answer.data.cart.version;
  if (answer.status !== 200) throw new Error(answer.data.code === 'cart_full' ? answer.data.title : answer.data.detail);
  return answer.data.orderTotal.total;
}
`,
};
