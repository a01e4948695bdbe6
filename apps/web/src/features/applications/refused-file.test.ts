import { RegenApiError } from '@regen/sdk';
import { expect, it } from 'vitest';
import { refusedFile } from './refused-file.ts';

const refusal = (code: string, details?: { path: string; message: string }[]): RegenApiError =>
  new RegenApiError({
    operationId: 'applicationCreate',
    status: 413,
    headers: new Headers(),
    body: { code, message: 'A file has at most 10 MB.', details },
  });

it.each([
  ['names it', refusal('file_too_large', [{ path: '/license', message: 'is too large' }]), true],
  ['stopped at the whole form', refusal('file_too_large'), true],
  ['names another field', refusal('validation_failed', [{ path: '/email', message: 'is missing' }]), false],
  ['has no details', refusal('rate_limited'), false],
  ['is no response of the server', new TypeError('offline'), false],
])('says what is wrong with the file when the error %s', (_what, error, isAboutFile) => {
  expect(refusedFile(error)).toBe(isAboutFile ? 'A file has at most 10 MB.' : null);
});
