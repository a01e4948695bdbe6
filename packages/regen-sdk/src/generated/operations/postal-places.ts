// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PostalPlaceList, PostalPlaceListParams } from '../types.ts';

export const postalPlaceList: Operation<PostalPlaceListParams, PostalPlaceList> = { id: 'postalPlaceList', method: 'GET', path: '/postalPlaces', auth: 'client' };
