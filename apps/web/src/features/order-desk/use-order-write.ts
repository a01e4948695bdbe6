import type { Call, StaffOrder } from '@regen/sdk';
import { invalidate } from '@regen/sdk/query';
import { useToast } from '@regen/ui-kit/Toast';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { isChangedOrder } from './is-changed-order.ts';

export interface OrderWrite<Params> {
  error: Error | null;
  isPending: boolean;
  /** Resolves to whether it succeeded; if not, `error` says why. On success, the toast says `said`. */
  send: (params: Params, said: string) => Promise<boolean>;
}

/** A change of an order by staff. If the order has changed in the meantime, it is read again. */
export function useOrderWrite<Params>(
  write: (call: Call) => UseMutationOptions<StaffOrder, Error, Params>,
): OrderWrite<Params> {
  const { error, isPending, mutateAsync } = useWrite(write);
  const { queryClient } = useApp();
  const showToast = useToast();
  // State comes a render too late for the second of two quick presses, which would then be told that someone else was first.
  const isBusy = useRef(false);
  const send = async (params: Params, said: string): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      await mutateAsync(params);
      showToast({ message: said, tone: 'success' });
      return true;
    } catch (failure) {
      if (isChangedOrder(failure)) await invalidate(queryClient, 'adminGetOrder', 'adminListOrders');
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return { error, isPending, send };
}
