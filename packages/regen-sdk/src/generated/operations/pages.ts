// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PageContent, PageGetContentParams, PageGetParams, PageRecord } from '../types.ts';

export const pageGet: Operation<PageGetParams, PageRecord> = { id: 'pageGet', method: 'GET', path: '/pages/{slug}' };
export const pageGetContent: Operation<PageGetContentParams, PageContent> = { id: 'pageGetContent', method: 'GET', path: '/page/content/{slug}' };
