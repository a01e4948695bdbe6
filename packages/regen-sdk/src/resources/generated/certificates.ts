// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { certificateIssue } from '../../generated/operations/certificates.ts';
import type { Certificate, CertificateIssueParams } from '../../generated/types.ts';

/** Certificates of the school. */
export interface CertificatesResource {
  /**
   * Issue the certificate of a topic.
   *
   * The caller’s certificate, as a PDF file. It is issued by the first call after all lessons of the topic have been
   * passed, and stays the same from then on. Until then it is refused with 409 `topic_not_complete`.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`; 409 `topic_not_complete`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const certificate = await regen.certificates.issue({ id: 'usr_01hzx0k3v9', topicId: 'topic-skin-science' });
   * ```
   *
   * @see `/docs/api/school#certificateIssue` in the reference of your server
   */
  issue(params: CertificateIssueParams, options?: RequestOptions): ApiPromise<Certificate>;
}

export function createCertificatesResource(call: Call): CertificatesResource {
  return bind<CertificatesResource>(call, {
    issue: certificateIssue,
  });
}
