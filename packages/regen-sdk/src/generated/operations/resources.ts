// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { ResourceArchive, ResourceArchiveParams, ResourceCounts } from '../types.ts';

export const resourceArchive: Operation<ResourceArchiveParams, ResourceArchive> = { id: 'resourceArchive', method: 'POST', path: '/resources/archive', body: 'json' };
export const resourceGetCounts: Operation<void, ResourceCounts> = { id: 'resourceGetCounts', method: 'GET', path: '/resources/counts', hasParams: false };
