export { keepSessionFresh } from '@regen/sdk/session';
