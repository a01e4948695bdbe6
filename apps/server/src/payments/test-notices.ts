import { randomUUID } from 'node:crypto';
import { refuse } from '../refuse.ts';
import { assertSigned, signNotice } from './notice.ts';
import type { RawNotice, ReadNotice } from './notice.ts';

const HEADER = 'regen-signature';

/** The notices of the embedded provider: written and signed as a provider on another machine would, and read again. */
export interface TestNotices {
  write(paymentId: string, now: Date): RawNotice;
  read: ReadNotice;
}

function parse(body: Buffer): { id: string; paymentId: string } {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && 'id' in value && 'paymentId' in value) {
      const { id, paymentId } = value;
      const areTexts = typeof id === 'string' && typeof paymentId === 'string';
      if (areTexts && id !== '' && id.length <= 100 && paymentId.length <= 100) return { id, paymentId };
    }
  } catch (error) {
    throw refuse('notice_invalid', 'This notice is not JSON.', { cause: error });
  }
  throw refuse('notice_invalid', 'This notice lacks the texts "id" and "paymentId".');
}

export function createTestNotices(secret: string): TestNotices {
  return {
    write(paymentId, now) {
      const body = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.changed', paymentId }));
      return { headers: { [HEADER]: signNotice(secret, body, now) }, body };
    },
    read({ headers, body }, now) {
      assertSigned(secret, headers[HEADER], body, now);
      return parse(body);
    },
  };
}
