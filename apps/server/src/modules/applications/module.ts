import { normalizeCountry } from '@regen/domain';
import type { Application } from '@regen/sdk';
import { randomInt } from 'node:crypto';
import { channelOf } from '../../auth/actor.ts';
import type { RateLimit } from '../../auth/auth.ts';
import { userOf } from '../../auth/user-of.ts';
import { violatedUnique } from '../../db/errors.ts';
import { anyone, self } from '../../http/access/rules.ts';
import type { Body } from '../../http/description/operation-types.ts';
import { operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { isDay } from '../../is-day.ts';
import type { CheckPdf } from '../../pdf/check-pdf.ts';
import type { Needs } from '../../platform.ts';
import { HttpError, invalidField, refuse } from '../../refuse.ts';
import type { HasTermsText } from '../content/terms-text.ts';
import type { Module } from '../module.ts';
import { currentTerms } from '../users/terms.ts';
import { storeLicense } from './license.ts';
import { findApplication, insertApplication } from './repository.ts';
import type { ApplicationForm } from './repository.ts';
import { staffOperations } from './staff-operations.ts';
import type { StaffOperation } from './staff-operations.ts';

type ApplicationOperation = 'applicationCreate' | 'applicationGet' | StaffOperation;

const HOUR = 3_600;
/** A license ends with its last day wherever that day ends last. */
const LAST_ZONE_MS = 12 * HOUR * 1000;
/** Without letters and digits that are easily confused. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Each may include a file, and no one applies often. */
function applyLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'apply ip', ip, max: 20, windowSeconds: HOUR },
    { bucket: `apply account ${email.toLowerCase()}`, max: 6, windowSeconds: 24 * HOUR, isSilent: true },
  ];
}

function newReference(): string {
  return `PRO-${Array.from({ length: 8 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')}`;
}

const orNull = (text: string | undefined): string | null => text?.trim() || null;

function readForm(body: Body<'applicationCreate'>, now: Date): ApplicationForm {
  const countryCode = normalizeCountry(body.countryCode);
  if (countryCode === null) throw invalidField('/countryCode', 'is not a country code');
  if (!isDay(body.licenseExpiresOn)) throw invalidField('/licenseExpiresOn', 'is not a valid date');
  if (body.licenseExpiresOn < new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10)) {
    const message = 'This license has expired. Upload your renewed license.';
    throw refuse('license_expired', message, { details: [{ path: '/licenseExpiresOn', message }] });
  }
  return {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email.trim(),
    phone: body.phone.trim(),
    profession: body.profession,
    businessName: body.businessName.trim(),
    businessType: body.businessType,
    website: orNull(body.website),
    line1: body.line1.trim(),
    line2: orNull(body.line2),
    city: body.city.trim(),
    region: orNull(body.region),
    postalCode: orNull(body.postalCode),
    countryCode,
    licenseNumber: body.licenseNumber.trim(),
    licenseAuthority: body.licenseAuthority.trim(),
    licenseExpiresOn: body.licenseExpiresOn,
    message: orNull(body.message),
  };
}

/** Applications for a professional account: anyone can send one, its sender and staff can read it (rules S21 and S27). */
export function createApplicationsModule(
  needs: Needs<'auth' | 'clock' | 'db' | 'ids' | 'log' | 'mail' | 'publicUrl' | 'storage'> & {
    checkPdf: CheckPdf;
    hasTermsText: HasTermsText;
  },
): Module<ApplicationOperation> {
  const { clock, db, ids, log, mail, storage } = needs;

  /** An unreferenced file. Leaving it is no reason to fail. */
  const discard = (key: string): void =>
    void storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'a license was not removed'));

  async function create(call: Call<'applicationCreate'>): Promise<Application> {
    const { actor, body, browserId, ip } = call;
    const now = clock.now();
    const form = readForm(body, now);
    await call.limit(applyLimits(ip, form.email));
    const license = await storeLicense(needs, body.license);
    try {
      const kept = await call.once(async (tx) => {
        const application = await insertApplication(tx, {
          id: ids('application'),
          reference: newReference(),
          userId: actor.kind === 'user' ? actor.userId : null,
          browserId,
          form,
          license,
          termsVersion: await currentTerms(tx, await needs.hasTermsText(channelOf(actor)), now),
          now,
        });
        const { reference, businessName } = application;
        const data = {
          firstName: form.firstName,
          reference,
          businessName,
          statusUrl: `${needs.publicUrl()}/become-pro`,
        };
        await mail.send({ to: form.email, template: 'application-received', data }, tx);
        return { application, key: license.key };
      });
      // A repeated call gets the first response, with the original file.
      if (kept.key !== license.key) discard(license.key);
      return kept.application;
    } catch (error) {
      if (violatedUnique(error) === 'applications_one_open') {
        discard(license.key);
        const message = "We're already reviewing your application. Check its status in your account.";
        throw refuse('application_open', message);
      }
      // After anything but a refusal, it is unknown whether it was written.
      if (error instanceof HttpError) discard(license.key);
      throw error;
    }
  }

  return {
    operations: {
      applicationCreate: operation(anyone(), create),
      applicationGet: operation(self('id'), async ({ actor, browserId }) => {
        const { email, userId } = userOf(actor);
        return { application: await findApplication(db, { userId, email, browserId }) };
      }),
      ...staffOperations(needs),
    },
  };
}
