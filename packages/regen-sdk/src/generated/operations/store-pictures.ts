// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const storePictureCreateUpload: Operation = 'storePictureCreateUpload /storeLabels/{id} POST bu';
export const storePictureDelete: Operation = 'storePictureDelete /storeLabels/{id} DELETE u';
export const storePictureGet: Operation = 'storePictureGet /storeLabels/{id} GET u';
