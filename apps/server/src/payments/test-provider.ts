import { randomBytes } from 'node:crypto';
import type { TestCardOutcome } from '../db/schema.ts';
import type { Needs } from '../platform.ts';
import type { ChargeRequest, ChargeResult, PaymentProvider } from './provider.ts';
import { FAILURE_MESSAGES } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

/** The part of the embedded provider that replaces its payment form and the bank's page. */
export interface TestBank {
  saveCard(card: TestCard, last4: string): Promise<string>;
  /** Null if there is no such challenge; `wasOpen` is false if it had been answered before. `key` is that of the charge. */
  answer(challengeId: string, approve: boolean): Promise<{ approved: boolean; wasOpen: boolean; key: string } | null>;
}

interface PaymentRow {
  ref: string;
  status: ChargeResult['status'];
  failure_code: string | null;
  brand: string | null;
  last4: string | null;
  challenge_id: string | null;
}

const COLUMNS = 'ref, status, failure_code, brand, last4, challenge_id';
const secret = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`;

function toResult(row: PaymentRow): ChargeResult {
  const { ref, status, brand, last4, failure_code: code, challenge_id: challengeId } = row;
  return {
    ref,
    status,
    brand,
    last4,
    failure: code === null ? null : { code, message: FAILURE_MESSAGES[code] ?? 'The payment did not go through.' },
    action: status === 'requires_action' && challengeId ? { type: 'three_d_secure', challengeId } : null,
  };
}

const CHARGE = {
  name: 'test-payment-charge',
  text: `with card as (
    update test_cards set order_id = $3
    where token = $2 and expires_at > $8 and (order_id is null or order_id = $3)
      and not exists (select from test_payments where idempotency_key = $1)
    returning token, outcome, brand, last4
  ), outcome as (
    select c.token, c.brand, c.last4, coalesce(c.outcome,
      case when exists (select from test_cards where token = $2 and expires_at > $8) then 'token_used' else 'token_unknown' end
    ) as outcome
    from (select) one left join card c on true
  ), made as (
  insert into test_payments (ref, idempotency_key, order_id, token, amount_cents, currency, brand, last4, status, failure_code, challenge_id)
  select $6, $1, $3, token, $4, $5, brand, last4,
    case outcome when 'succeed' then 'succeeded' when 'challenge' then 'requires_action' else 'failed' end,
    case when outcome in ('succeed', 'challenge') then null else outcome end,
    case when outcome = 'challenge' then $7 end
  from outcome
  on conflict (idempotency_key) do nothing
  returning ${COLUMNS}
  )
  select ${COLUMNS} from made union all select ${COLUMNS} from test_payments where idempotency_key = $1`,
};

const REFUND = {
  name: 'test-payment-refund',
  text: `with charge as (
    select ref from test_payments where ref = $1 and status = 'succeeded' for update
  ), made as (
    insert into test_refunds (idempotency_key, ref, amount_cents, created_at) select $2, ref, $3, $4 from charge
    on conflict (idempotency_key) do nothing
    returning ref, amount_cents
  )
  update test_payments p set refunded_cents = p.refunded_cents + made.amount_cents, updated_at = $4,
    status = case when p.refunded_cents + made.amount_cents = p.amount_cents then 'refunded' else p.status end
  from made where p.ref = made.ref`,
};

const REFUNDED = {
  name: 'test-payment-refund-find',
  text: 'select amount_cents as amount from test_refunds where idempotency_key = $1 and ref = $2',
};

export function createTestProvider({ clock, db }: Needs<'clock' | 'db'>): PaymentProvider & TestBank {
  async function find(key: string): Promise<ChargeResult | null> {
    const { rows } = await db.query<PaymentRow>(
      { name: 'test-payment-find', text: `select ${COLUMNS} from test_payments where idempotency_key = $1` },
      [key],
    );
    return rows[0] ? toResult(rows[0]) : null;
  }

  return {
    name: 'test',
    isTest: true,
    methods: ['card'],
    find,

    async charge(request: ChargeRequest) {
      const { key, token, payableId, amount, currency } = request;
      const values = [key, token, payableId, amount, currency, secret('ch'), secret('tds'), clock.now()];
      const { rows } = await db.query<PaymentRow>(CHARGE, values);
      // Neither inserted nor visible: another call is inserting it.
      const made = rows[0] ? toResult(rows[0]) : await find(key);
      if (!made) throw new Error('A charge of the test provider was neither created nor found.');
      return made;
    },

    async close(key, payableId) {
      const { rows } = await db.query<PaymentRow>(
        `insert into test_payments (ref, idempotency_key, order_id, amount_cents, currency, status, failure_code)
         values ($1, $2, $3, 0, 'USD', 'failed', 'payment_closed')
         on conflict (idempotency_key) do update set
           status = case test_payments.status when 'requires_action' then 'failed' else test_payments.status end,
           failure_code = case test_payments.status when 'requires_action' then 'payment_closed' else test_payments.failure_code end,
           updated_at = $4
         returning ${COLUMNS}`,
        [secret('ch'), key, payableId, clock.now()],
      );
      if (!rows[0]) throw new Error('The test provider could not close a payment.');
      return toResult(rows[0]);
    },

    async refund(ref, { key, amount }) {
      // A payment that came with a fill was never charged.
      if (ref.startsWith('seed_')) return;
      await db.query(REFUND, [ref, key, amount, clock.now()]);
      const { rows } = await db.query<{ amount: number }>(REFUNDED, [key, ref]);
      if (rows[0]?.amount !== amount) throw new Error(`The test provider has nothing left to refund of ${ref}.`);
    },

    async saveCard({ brand, outcome }: { brand: string; outcome: TestCardOutcome }, last4) {
      const token = secret('tok');
      await db.query(
        `with swept as (delete from test_cards where expires_at < $5)
         insert into test_cards (token, outcome, brand, last4, expires_at) values ($1, $2, $3, $4, $5::timestamptz + interval '2 hours')`,
        [token, outcome, brand, last4, clock.now()],
      );
      return token;
    },

    async answer(challengeId, approve) {
      const { rows } = await db.query<{ approved: boolean; key: string }>(
        `update test_payments set
           status = case when $2 then 'succeeded' else 'failed' end,
           failure_code = case when $2 then null else 'authentication_failed' end,
           updated_at = $3
         where challenge_id = $1 and status = 'requires_action'
         returning status = 'succeeded' as approved, idempotency_key as key`,
        [challengeId, approve, clock.now()],
      );
      if (rows[0]) return { ...rows[0], wasOpen: true };
      const answered = await db.query<{ approved: boolean; key: string }>(
        `select status in ('succeeded', 'refunded') as approved, idempotency_key as key from test_payments where challenge_id = $1`,
        [challengeId],
      );
      return answered.rows[0] ? { ...answered.rows[0], wasOpen: false } : null;
    },
  };
}
