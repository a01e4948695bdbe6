export { keepSessionFresh } from '@regen/sdk/session';
export { createSessionsResource } from '@regen/sdk/resources/sessions';
