import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { endSession } from './end-session.ts';

it('forgets the session before the server has responded, and ends it there with its token', async () => {
  const { context, session, mocks } = openContext();
  const user = userOf('retail');
  session.start(grantOf(user));
  const ended = endSession(context);
  expect(session.current()).toBeNull();
  expect(mocks.calls).toEqual([]);
  await ended;
  expect(mocks.calls.map(({ operationId, headers }) => [operationId, headers.get('Authorization')])).toEqual([
    ['sessionEnd', 'Bearer a.b.c'],
  ]);
});
