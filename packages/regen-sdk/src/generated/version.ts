// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
/** Version of the contract, and a stamp of its text. */
export const API_VERSION = '1.0.0';
<<<<<<< HEAD
export const CONTRACT_STAMP = 'bdf6ce75ebcd';
=======
export const CONTRACT_STAMP = '3c1d34d2b49f';
>>>>>>> 6f88b6bfbaa11f1b8ab028342e8eab26f0fa77e2
