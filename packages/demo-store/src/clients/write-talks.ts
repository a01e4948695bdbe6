import { createIdFactory } from '@regen/domain';
import { careAccountOf } from '../care-account.ts';
import { demoId, demoUsers, STAFF_ACCOUNT } from '../demo-people.ts';
import type { Database } from '../host.ts';
import { randomFrom } from '../large/random.ts';
import type { Random } from '../large/random.ts';
import type { SeedReport } from '../seed-step.ts';
import { careTalks } from './care-talks.ts';
import { moreClients } from './demo-clients.ts';
import { demoTalks } from './demo-talks.ts';
import type { DemoTalk } from './demo-talks.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface Side {
  account: string;
  user: string;
  name: string;
}

export function personOf(key: number, care: string): Side {
  const known = demoUsers.find((user) => user.key === key);
  if (known) {
    const { account, firstName, lastName } = known;
    const isStaff = account === STAFF_ACCOUNT;
    const name = isStaff ? firstName : `${firstName} ${lastName}`;
    return { account: isStaff ? care : demoId('acc', account), user: demoId('usr', key), name };
  }
  const client = moreClients.find((one) => one.key === key);
  if (!client) throw new Error(`There is no demo person ${key}.`);
  return { account: demoId('acc', key), user: demoId('usr', key), name: client.name };
}

/** When each message was sent: increasing, from the first day to the newest, at irregular intervals. */
function times(talk: DemoTalk, now: number, random: Random): number[] {
  const [first, newest] = talk.days;
  const gaps = talk.lines.slice(1).map(() => 0.05 + random() ** 3);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  let done = 0;
  return [0, ...gaps].map((gap) => {
    done += gap;
    return Math.floor(now - (first - (first - newest) * (whole === 0 ? 1 : done / whole)) * DAY);
  });
}

function rowsOf(talk: DemoTalk, care: string, now: number, random: Random) {
  const clinic = personOf(talk.professional, care);
  const client = personOf(talk.client, care);
  const [low = '', high = ''] = [clinic.account, client.account].toSorted();
  const sent = times(talk, now, random);
  const makeId = (at: number) =>
    createIdFactory({
      now: () => at,
      fill: (bytes) => bytes.forEach((_, place) => (bytes[place] = Math.floor(random() * 256))),
    })('message');
  const isClinic = talk.lines.map((line) => line.startsWith('>'));
  const counts = { clinic: isClinic.filter(Boolean).length, client: isClinic.filter((is) => !is).length };
  // What the clinic has not read are the newest of the client's messages, and vice versa.
  const seen = {
    clinic: counts.clinic - (talk.unread?.client ?? 0),
    client: counts.client - (talk.unread?.professional ?? 0),
  };
  const written = { clinic: 0, client: 0 };
  const messages = talk.lines.map((line, place) => {
    const from = isClinic[place] ? 'clinic' : 'client';
    const side = from === 'clinic' ? clinic : client;
    const at = sent[place] ?? now;
    written[from] += 1;
    const readAt = Math.min(at + (3 + random() * 90) * MINUTE, sent[place + 1] ?? now);
    return {
      id: makeId(at),
      low,
      high,
      seq: place + 1,
      sender_seq: written[from],
      account: side.account,
      person: side.user,
      name: side.name,
      body: line.slice(2),
      sent: new Date(at).toISOString(),
      read: written[from] <= seen[from] ? new Date(readAt).toISOString() : null,
      files: talk.attached?.[place]?.file ? 1 : 0,
      cards: talk.attached?.[place]?.cards?.length ?? 0,
    };
  });
  const last = messages.at(-1);
  const side = (own: 'clinic' | 'client', other: 'clinic' | 'client') => ({
    account: (own === 'clinic' ? clinic : client).account,
    other: (other === 'clinic' ? clinic : client).account,
    sent: counts[own],
    received: counts[other],
    read: seen[other],
    last_id: last?.id,
    last_at: last?.sent,
  });
  return {
    talk: { low, high, count: messages.length, first_at: messages[0]?.sent, last_at: last?.sent },
    sides: [side('clinic', 'client'), side('client', 'clinic')],
    messages,
  };
}

/** Conversations between the demo professionals and their clients, and with the care team, up to the moment of seeding; some are unread. */
export async function seedTalks(db: Database, report: SeedReport): Promise<void> {
  const { rows } = await db.query<{ used: boolean }>('select exists (select from conversations) as used');
  if (rows[0]?.used) return;
  const random = randomFrom(31_337);
  const now = Date.now();
  const care = await careAccountOf(db);
  const all = [...demoTalks, ...careTalks].map((talk) => rowsOf(talk, care, now, random));
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into conversations (low_account_id, high_account_id, message_count, last_message_at, created_at)
       select * from jsonb_to_recordset($1::jsonb) as t(low text, high text, count int, last_at timestamptz, first_at timestamptz)`,
      [JSON.stringify(all.map(({ talk }) => talk))],
    );
    await tx.query(
      `insert into conversation_sides (account_id, other_account_id, sent_count, received_count, read_count, last_message_id, last_message_at)
       select * from jsonb_to_recordset($1::jsonb) as s(account text, other text, sent int, received int, read int, last_id text, last_at timestamptz)`,
      [JSON.stringify(all.flatMap(({ sides }) => sides))],
    );
    await tx.query(
      `insert into messages (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, read_at,
         file_count, card_count)
       select * from jsonb_to_recordset($1::jsonb) as m(id text, low text, high text, seq int, sender_seq int, account text, person text,
         name text, body text, sent timestamptz, read timestamptz, files smallint, cards smallint)`,
      [JSON.stringify(all.flatMap(({ messages }) => messages))],
    );
  });
  report(all.length, all.length);
}
