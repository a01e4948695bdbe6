// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/store-pictures.ts';

/** Read the picture of a store: `storePictures.get`. */
export const storePictureGet = /* @__PURE__ */ read(operations.storePictureGet);

/** Request an upload URL: `storePictures.createUpload`. */
export const storePictureCreateUpload = /* @__PURE__ */ write(operations.storePictureCreateUpload, {
  stales: ['storePictureGet', 'storeLabelGet', 'storeGet', 'storeSearch', 'storeLocate'],
});

/** Remove the picture of a store: `storePictures.delete`. */
export const storePictureDelete = /* @__PURE__ */ write(operations.storePictureDelete, {
  stales: ['storePictureGet', 'storeLabelGet', 'storeGet', 'storeSearch', 'storeLocate'],
});
