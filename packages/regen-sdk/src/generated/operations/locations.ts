// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Location, LocationCreateParams, LocationDeleteParams, LocationList, LocationListParams, LocationUpdateParams } from '../types.ts';

export const locationCreate: Operation<LocationCreateParams, Location> = { id: 'locationCreate', method: 'POST', path: '/users/{id}/locations', body: 'json', idempotent: true };
export const locationDelete: Operation<LocationDeleteParams, void> = { id: 'locationDelete', method: 'DELETE', path: '/users/{id}/locations/{locationId}' };
export const locationList: Operation<LocationListParams, LocationList> = { id: 'locationList', method: 'GET', path: '/users/{id}/locations' };
export const locationUpdate: Operation<LocationUpdateParams, Location> = { id: 'locationUpdate', method: 'PUT', path: '/users/{id}/locations/{locationId}', body: 'json' };
