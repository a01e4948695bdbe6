// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { StorePictureCreateUploadParams, StorePictureDeleteParams, StorePictureGetParams, StorePictureState, Upload } from '../types.ts';

export const storePictureCreateUpload: Operation<StorePictureCreateUploadParams, Upload> = { id: 'storePictureCreateUpload', method: 'POST', path: '/storeLabels/{id}', body: 'json', host: 'uploads' };
export const storePictureDelete: Operation<StorePictureDeleteParams, void> = { id: 'storePictureDelete', method: 'DELETE', path: '/storeLabels/{id}', host: 'uploads' };
export const storePictureGet: Operation<StorePictureGetParams, StorePictureState> = { id: 'storePictureGet', method: 'GET', path: '/storeLabels/{id}', host: 'uploads' };
