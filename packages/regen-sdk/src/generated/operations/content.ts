// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { ContentGetParams, ContentHit, ContentListParams, ContentRecord, ContentRecordPage, ContentSearchParams, ContentSearchResult } from '../types.ts';

export const contentGet: Operation<ContentGetParams, ContentRecord> = { id: 'contentGet', method: 'GET', path: '/content/{type}/{slug}' };
export const contentList: ListOperation<ContentListParams, ContentRecordPage, ContentRecord> = { id: 'contentList', method: 'GET', path: '/content/{type}', items: ['items'] };
export const contentSearch: ListOperation<ContentSearchParams, ContentSearchResult, ContentHit> = { id: 'contentSearch', method: 'GET', path: '/content/', items: ['items'] };
