// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const pageGet: Operation = 'pageGet /pages/{slug}';
export const pageGetContent: Operation = 'pageGetContent /page/content/{slug}';
