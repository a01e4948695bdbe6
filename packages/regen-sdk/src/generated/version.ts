// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
/** Version of the contract, and a stamp of its text. */
export const API_VERSION = '1.0.0';
export const CONTRACT_STAMP = 'e0d75bdea6db';
