// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { MessageFileCreateUploadParams, MessageFileGetParams, MessageFileState, MessageUpload } from '../types.ts';

export const messageFileCreateUpload: Operation<MessageFileCreateUploadParams, MessageUpload> = { id: 'messageFileCreateUpload', method: 'POST', path: '/messageFiles', body: 'json', idempotent: true, host: 'uploads' };
export const messageFileGet: Operation<MessageFileGetParams, MessageFileState> = { id: 'messageFileGet', method: 'GET', path: '/messageFiles/{id}', host: 'uploads' };
