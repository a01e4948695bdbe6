import { OTHERS } from '../demo-passwords.ts';
import type { DemoPasswords } from '../demo-passwords.ts';
import { demoClients, demoId } from '../demo-people.ts';
import type { DemoHost, Tx } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { linkedSince, moreClients } from './demo-clients.ts';

function emailOf(name: string): string {
  return `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@clients.example`;
}

function rows(passwordHash: string) {
  return moreClients.map(({ key, name, phone, street, place, linked }) => {
    const [firstName = '', ...rest] = name.split(' ');
    const [city = '', state = ''] = place.split(', ');
    return {
      account: demoId('acc', key),
      person: demoId('usr', key),
      address: demoId('adr', key * 10),
      name,
      first: firstName,
      last: rest.join(' '),
      email: emailOf(name),
      password: passwordHash,
      phone,
      street,
      city,
      region: state.slice(0, 2),
      postal_code: state.slice(3),
      made: linked,
    };
  });
}

const ROWS = `jsonb_to_recordset($1::jsonb) as c(account text, person text, address text, name text, first text, last text, email text,
  password text, phone text, street text, city text, region text, postal_code text, made timestamptz)`;

async function writePeople(tx: Tx, hash: string): Promise<void> {
  const values = [JSON.stringify(rows(hash))];
  await tx.query(
    `insert into accounts (id, name, site, account_type, created_at, updated_at)
     select account, name, 'retail', 'retail', made, made from ${ROWS} on conflict (id) do nothing`,
    values,
  );
  await tx.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone, self_sign_up, permissions, created_at, updated_at,
       email_confirmed_at)
     select person, account, email, password, first, last, phone, false, '{cart:write,orders:read,messages:write}', made, made, made
     from ${ROWS} on conflict (id) do update set password_hash = excluded.password_hash`,
    values,
  );
  await tx.query(
    `insert into addresses (id, user_id, label, first_name, last_name, line1, city, region, postal_code, country_code, phone, is_default, created_at, updated_at)
     select address, person, 'Home', first, last, street, city, region, postal_code, 'US', phone, true, made, made
     from ${ROWS} on conflict (id) do nothing`,
    values,
  );
}

async function writeLinks(tx: Tx): Promise<void> {
  const own = moreClients.map(({ key, of, linked }) => ({ professional: of, retail: key, linked }));
  const others = Object.entries(demoClients).flatMap(([of, keys]) =>
    keys.map((key) => ({ professional: Number(of), retail: key, linked: linkedSince[key] ?? '2025-12-01' })),
  );
  const links = [...own, ...others].map(({ professional, retail, linked }) => ({
    professional: demoId('acc', professional),
    retail: demoId('acc', retail),
    linked: `${linked}T16:00:00Z`,
  }));
  await tx.query(
    `insert into client_links (professional_account_id, retail_account_id, created_at)
     select professional, retail, linked from jsonb_to_recordset($1::jsonb) as l(professional text, retail text, linked timestamptz)
     on conflict (professional_account_id, retail_account_id) do update set created_at = excluded.created_at`,
    [JSON.stringify(links)],
  );
}

/** More retail clients of the demo professionals, and since when each is linked. */
export async function seedClients(host: DemoHost, report: SeedReport, opensWith: DemoPasswords): Promise<void> {
  const password = opensWith.get(OTHERS);
  if (password === undefined) throw new Error('The clients have no password.');
  const hash = await host.hashPassword(password);
  await host.db.transaction(async (tx) => {
    await writePeople(tx, hash);
    await writeLinks(tx);
  });
  report(moreClients.length, moreClients.length);
}
