import { useRouter } from '@tanstack/react-router';
import type { AppContext } from './context.ts';

/** The SDK, call, session and configuration, for any component. */
export function useApp(): AppContext {
  return useRouter().options.context;
}
