// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PageContent, PageContentGetParams, PageGetParams, PageRecord } from '../types.ts';

export const pageContentGet: Operation<PageContentGetParams, PageContent> = { id: 'pageContentGet', method: 'GET', path: '/page/content/{slug}' };
export const pageGet: Operation<PageGetParams, PageRecord> = { id: 'pageGet', method: 'GET', path: '/pages/{slug}' };
