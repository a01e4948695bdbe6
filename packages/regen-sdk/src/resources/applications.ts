import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { applicationCreate, applicationGet } from '../generated/operations/applications.ts';
import type {
  Application,
  ApplicationCreateParams,
  ApplicationGetParams,
  ApplicationState,
} from '../generated/types.ts';

/** Applications for a professional account. */
export interface ApplicationsResource {
  /** Applies, with the licence as a PDF of at most 10 MB or a picture of at most 5 MB. */
  create(params: ApplicationCreateParams, options?: RequestOptions): ApiPromise<Application>;
  /** The caller’s newest application and how it stands. */
  get(params: ApplicationGetParams, options?: RequestOptions): ApiPromise<ApplicationState>;
}

export function createApplicationsResource(call: Call): ApplicationsResource {
  return bind<ApplicationsResource>(call, { create: applicationCreate, get: applicationGet });
}
