import type { ClientProfessional } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { LISTED_PLACES, toLocations } from '../stores/repository.ts';
import type { StoreLocation } from '../stores/repository.ts';
import { toStorePicture } from '../stores/store-picture.ts';

interface ProfessionalRow {
  accountId: string;
  accountName: string;
  storeLabel: string | null;
  pictureHash: string | null;
  linkedAt: Date;
  locations: StoreLocation[];
}

function toProfessional({ pictureHash, linkedAt, locations, ...row }: ProfessionalRow): ClientProfessional {
  return {
    ...row,
    picture: toStorePicture({ ...row, pictureHash }),
    linkedAt: linkedAt.toISOString(),
    locations: toLocations(row, locations),
  };
}

const PROFESSIONALS = {
  name: 'client-professionals',
  text: `select a.id as "accountId", a.name as "accountName", s.label as "storeLabel", pic.hash as "pictureHash",
      l.created_at as "linkedAt", places.list as locations
    from (select * from client_links where retail_account_id = $1
      order by created_at desc, professional_account_id limit 20) l
    join accounts a on a.id = l.professional_account_id
    left join store_labels s on s.account_id = a.id and s.is_present and a.has_retail_store
    left join store_pictures pic on pic.account_id = a.id
    cross join ${LISTED_PLACES('a.id')} places
    order by l.created_at desc, a.id`,
};

/** The professionals whose client an account is, the latest link first. */
export async function listProfessionals(db: Queryable, retailId: string): Promise<ClientProfessional[]> {
  const { rows } = await db.query<ProfessionalRow>(PROFESSIONALS, [retailId]);
  return rows.map(toProfessional);
}

/** False when the two are not linked. */
export async function unlinkProfessional(db: Queryable, retailId: string, professionalId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from client_links where retail_account_id = $1 and professional_account_id = $2',
    [retailId, professionalId],
  );
  return rowCount === 1;
}

export interface Addressee {
  email: string;
  firstName: string;
}

/** The user to notify about a client of an account: whoever invited that email, or else the account's first enabled user. */
export async function findAddressee(db: Queryable, accountId: string, clientEmail: string): Promise<Addressee | null> {
  const { rows } = await db.query<Addressee>(
    `select u.email, u.first_name as "firstName" from users u where u.account_id = $1 and u.disabled_at is null
     order by exists (select from client_invitations i where i.invited_by = u.id and i.professional_account_id = $1
       and lower(i.email) = lower($2) and i.accepted_at is not null) desc, u.created_at, u.id limit 1`,
    [accountId, clientEmail],
  );
  return rows[0] ?? null;
}
