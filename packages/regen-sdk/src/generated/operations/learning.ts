// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { LearningSignInParams, LearningSignInResult } from '../types.ts';

export const learningSignIn: Operation<LearningSignInParams, LearningSignInResult> = { id: 'learningSignIn', method: 'POST', path: '/users/{id}/learning' };
