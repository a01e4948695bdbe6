import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import { validateResponses } from '../validation/index.ts';
import type { LogFields } from './logging.ts';

/** Each represents something that must not reach a log, an error tracker or a terminal. */
const canaries = {
  clientKey: 'canary-client-key',
  token: 'canary-session-token',
  password: 'canary-password',
  resetToken: 'canary-reset-token',
  card: '4242424242420000',
  email: 'canary@example.com',
  idempotencyKey: 'canary-idempotency-key',
  custom: 'canary-custom-header',
};
const secrets = [...Object.values(canaries), btoa(`${canaries.clientKey}:`)];

let server: ScriptedServer;
beforeAll(async () => void (server = await startScriptedServer()));
afterAll(() => server.close());

it('never shows a credential, in any log line, error or stack', async () => {
  const out: string[] = [];
  const log = (message: string, fields: LogFields): void => void out.push(message, inspect(fields, { depth: 9 }));
  let token: string | null = null;
  const regen = createRegen({
    baseUrl: server.baseUrl,
    clientKey: canaries.clientKey,
    session: { getToken: () => token, end: () => {} },
    logger: { debug: log, warn: log },
    headers: { Cookie: canaries.custom },
    maxRetries: 1,
    hooks: [validateResponses()],
  });
  const calls = [
    () => regen.sessions.create({ email: canaries.email, password: canaries.password }),
    () => regen.passwords.validateToken({ token: canaries.resetToken }),
    () => regen.passwords.reset({ token: canaries.resetToken, password: canaries.password }),
    () => regen.payments.createTestToken({ number: canaries.card, expMonth: 1, expYear: 2030, cvc: '123' }),
    () => regen.stockAlerts.unsubscribe({ email: canaries.email, sku: '1', signature: canaries.custom }),
    () => regen.orders.get({ id: 'guest', orderId: 'ord_1', accessToken: canaries.custom }),
    () => regen.cart.update({ id: 'guest', couponCode: null }, { idempotencyKey: canaries.idempotencyKey }),
  ];
  const endings = [
    json(200, {}),
    failure(401, 'unauthorized'),
    failure(503, 'database_unavailable', { 'Retry-After': '0' }),
    (response: { destroy(): void }) => response.destroy(),
  ];
  for (const answer of endings) {
    for (token of [null, canaries.token]) {
      server.answer(answer);
      for (const call of calls) {
        await call().catch((error: Error) =>
          out.push(inspect(error, { depth: 9 }), JSON.stringify(error), String(error.stack)),
        );
      }
    }
  }
  const text = out.join('\n');
  expect(text).toContain('/users/validateToken/{token}');
  expect(text).toContain('RegenServerError');
  expect(text).toContain('RegenConnectionError');
  expect(text).toContain('RegenValidationError');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
