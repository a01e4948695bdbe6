import type { Address, AddressInput } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

interface AddressRow {
  id: string;
  first_name: string;
  last_name: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postal_code: string | null;
  country_code: string;
  phone: string | null;
  is_default: boolean;
}

const COLUMNS =
  'id, first_name, last_name, company, line1, line2, city, region, postal_code, country_code, phone, is_default';

function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code ?? '',
    countryCode: row.country_code,
    phone: row.phone,
    isDefault: row.is_default,
  };
}

function valuesOf(input: AddressInput): unknown[] {
  return [
    input.firstName,
    input.lastName,
    input.company ?? null,
    input.line1,
    input.line2 ?? null,
    input.city,
    input.region ?? null,
    input.postalCode,
    input.countryCode,
    input.phone ?? null,
  ];
}

/** The default first, then the newest. */
export async function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  const { rows } = await db.query<AddressRow>(
    {
      name: 'address-list',
      text: `select ${COLUMNS} from addresses where user_id = $1 order by is_default desc, created_at desc, id desc limit 50`,
    },
    [userId],
  );
  return rows.map(toAddress);
}

/** Makes the writes of one address book wait for each other. */
export async function lockAddressBook(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId]);
}

export async function countAddresses(tx: Queryable, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from addresses where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertAddress(
  tx: Queryable,
  owner: { id: string; userId: string; isDefault: boolean; now: Date },
  input: AddressInput,
): Promise<Address> {
  const { rows } = await tx.query<AddressRow>(
    `insert into addresses (id, user_id, is_default, created_at, updated_at, first_name, last_name, company, line1, line2,
       city, region, postal_code, country_code, phone)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${COLUMNS}`,
    [owner.id, owner.userId, owner.isDefault, owner.now, ...valuesOf(input)],
  );
  const [row] = rows;
  if (!row) throw new Error('An inserted address was not returned.');
  return toAddress(row);
}

export async function updateAddress(
  db: Queryable,
  owner: { id: string; userId: string; now: Date },
  input: AddressInput,
): Promise<Address | null> {
  const { rows } = await db.query<AddressRow>(
    `update addresses set updated_at = $3, first_name = $4, last_name = $5, company = $6, line1 = $7, line2 = $8, city = $9,
       region = $10, postal_code = $11, country_code = $12, phone = $13
     where id = $1 and user_id = $2 returning ${COLUMNS}`,
    [owner.id, owner.userId, owner.now, ...valuesOf(input)],
  );
  return rows[0] ? toAddress(rows[0]) : null;
}

export async function clearDefault(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update addresses set is_default = false where user_id = $1 and is_default', [userId]);
}

/** False when this person has no such address. */
export async function setDefault(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('update addresses set is_default = true where id = $2 and user_id = $1', [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** Whether the deleted address was the default; null when this person has no such address. */
export async function deleteAddress(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<{ wasDefault: boolean } | null> {
  const { rows } = await tx.query<{ is_default: boolean }>(
    'delete from addresses where id = $2 and user_id = $1 returning is_default',
    [userId, id],
  );
  return rows[0] ? { wasDefault: rows[0].is_default } : null;
}

export async function promoteNewest(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update addresses set is_default = true
     where id = (select id from addresses where user_id = $1 order by created_at desc, id desc limit 1)`,
    [userId],
  );
}
