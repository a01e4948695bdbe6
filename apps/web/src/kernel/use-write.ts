import type { Call } from '@regen/sdk';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from './use-app.ts';

/** `useMutation` with a write of `@regen/sdk/query`: what it makes stale, and whether its parameters are secret, is said there. */
export function useWrite<Data, Params>(
  write: (call: Call) => UseMutationOptions<Data, Error, Params>,
): UseMutationResult<Data, Error, Params> {
  const { call } = useApp();
  return useMutation(useMemo(() => write(call), [call, write]));
}
