// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { ShippingCountryList } from '../types.ts';

export const shippingCountryList: Operation<void, ShippingCountryList> = { id: 'shippingCountryList', method: 'GET', path: '/shippingCountries', auth: 'client', hasParams: false };
