// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { professionalList, professionalDelete } from '../../generated/operations/professionals.ts';
import type { ClientProfessionals, ProfessionalDeleteParams, ProfessionalListParams } from '../../generated/types.ts';

/** The professionals whose client a person is. */
export interface ProfessionalsResource {
  /**
   * List the professionals of a client.
   *
   * The professionals who are linked to the caller’s account, the latest first; at most 20.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const clientProfessionals = await regen.professionals.list({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/clients#professionalList` in the reference of your server
   */
  list(params: ProfessionalListParams, options?: RequestOptions): ApiPromise<ClientProfessionals>;
  /**
   * End the link to a professional.
   *
   * The professional no longer sees the caller’s details and orders, and neither can message the other. Received
   * bundles stay. A new invitation links the two again. A professional who is not linked is a 404.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.professionals.delete({ id: 'usr_01hzx0k3v9', accountId: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/clients#professionalDelete` in the reference of your server
   */
  delete(params: ProfessionalDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createProfessionalsResource(call: Call): ProfessionalsResource {
  return bind<ProfessionalsResource>(call, {
    list: professionalList,
    delete: professionalDelete,
  });
}
