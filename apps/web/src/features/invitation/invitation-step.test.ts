import { RegenBadRequestError, RegenConnectionError, RegenNotFoundError, RegenUnprocessableError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { stepAfter } from './invitation-step.ts';

const failure = (status: number, code: string) => ({
  operationId: 'clientAcceptInvitation',
  status,
  headers: new Headers(),
  body: { code, message: 'No.', requestId: 'req_1' },
});

it('follows the codes of the contract', () => {
  expect(stepAfter(new RegenUnprocessableError(failure(422, 'password_required')))).toEqual({ kind: 'password' });
  expect(stepAfter(new RegenUnprocessableError(failure(422, 'invitation_expired')))).toEqual({
    kind: 'closed',
    reason: 'expired',
  });
  expect(stepAfter(new RegenBadRequestError(failure(400, 'validation_failed')))).toMatchObject({ reason: 'unknown' });
  expect(stepAfter(new RegenNotFoundError(failure(404, 'not_found')))).toEqual({ kind: 'closed', reason: 'unknown' });
});

it('leaves to the person what can be tried again', () => {
  expect(stepAfter(new RegenUnprocessableError(failure(422, 'password_too_weak')))).toBeNull();
  expect(stepAfter(new RegenConnectionError('clientAcceptInvitation', new Error('offline')))).toBeNull();
});
