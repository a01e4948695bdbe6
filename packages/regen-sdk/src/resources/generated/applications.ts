// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions, UploadOptions } from '../../core/request-options.ts';
import { applicationCreate, applicationGet } from '../../generated/operations/applications.ts';
import type { Application, ApplicationCreateParams, ApplicationGetParams, ApplicationState } from '../../generated/types.ts';

/** Applications for a professional account. */
export interface ApplicationsResource {
  /**
   * Apply for a professional account.
   *
   * Stores the application with its license and emails its reference. The content of the license file is checked:
   * anything but a PDF or a PNG, JPEG or WebP picture fails with 422 `file_invalid`, a picture over 5 MB with 413
   * `file_too_large`. An expired license fails with 422 `license_expired`. A signed-in caller with an undecided
   * application gets 409 `application_open`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 409 `application_open`, `email_taken`, `idempotency_key_reuse`; 422 `license_expired`, `file_invalid`,
   * `password_too_weak`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const application = await regen.applications.create({
   *   firstName: 'Gwen',
   *   lastName: 'Ito',
   *   email: 'gwen@example.com',
   *   phone: '+1 801 555 0123',
   *   profession: 'esthetician',
   *   businessName: 'Lumen Skin Clinic',
   *   businessType: 'solo',
   *   line1: '12 Elm Street',
   *   city: 'Salt Lake City',
   *   countryCode: 'US',
   *   licenseNumber: 'EST-204518',
   *   licenseAuthority: 'Utah',
   *   licenseExpiresOn: '2028-06-30',
   *   acceptTerms: 'true',
   *   license: new File(['…'], 'license.pdf', { type: 'application/pdf' }),
   * });
   * ```
   *
   * @see `/docs/api/users#applicationCreate` in the reference of your server
   */
  create(params: ApplicationCreateParams, options?: UploadOptions): ApiPromise<Application>;
  /**
   * Read the caller’s professional application.
   *
   * The caller’s newest application. One that was sent while signed out belongs to the person who signs in with its
   * email address in the same browser.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const applicationState = await regen.applications.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#applicationGet` in the reference of your server
   */
  get(params: ApplicationGetParams, options?: RequestOptions): ApiPromise<ApplicationState>;
}

export function createApplicationsResource(call: Call): ApplicationsResource {
  return bind<ApplicationsResource>(call, {
    create: applicationCreate,
    get: applicationGet,
  });
}
