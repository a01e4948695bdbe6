// Writes the orders of a person as CSV: REGEN_EMAIL=… REGEN_PASSWORD=… node main.js > orders.csv
import { createRegen, RegenApiError } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';

const { REGEN_URL = 'http://localhost:4000', REGEN_EMAIL, REGEN_PASSWORD } = process.env;
if (!REGEN_EMAIL || !REGEN_PASSWORD) {
  console.error('Set REGEN_EMAIL and REGEN_PASSWORD.');
  process.exit(2);
}

const session = createMemorySession();
const regen = createRegen({
  baseUrl: `${REGEN_URL}/api/v1/regen`,
  clientKey: 'regen-storefront',
  browserId: crypto.randomUUID(),
  session,
  logger: { warn: (message, fields) => console.error(message, fields) },
});

try {
  const grant = await regen.sessions.create({ email: REGEN_EMAIL, password: REGEN_PASSWORD });
  const { id } = grant;
  session.start(grant);
  console.log('number,placed,state,total');
  for await (const order of regen.orders.list({ id })) {
    console.log([order.number, order.placedAt, order.state, order.total].join());
  }
  await regen.sessions.end({ id });
} catch (error) {
  if (!(error instanceof RegenApiError)) throw error;
  console.error(`${error.message} (${error.code}, request ${error.requestId})`);
  process.exitCode = 1;
}
