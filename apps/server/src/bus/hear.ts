import type * as z from 'zod';
import type { Bus } from './bus.ts';

/**
 * Subscribes to payloads of one shape. Anyone who may connect to the database can write to the channel: another payload is reported by the
 * bus and changes nothing.
 *
 * @returns Ends the subscription.
 */
export function hear<Payload>(
  bus: Pick<Bus, 'subscribe'>,
  topic: string,
  shape: z.ZodType<Payload>,
  listener: (payload: Payload) => void,
): () => void {
  return bus.subscribe(topic, (payload) => {
    const read = shape.safeParse(payload);
    if (!read.success)
      throw new Error(`A message on the topic "${topic}" is malformed and was ignored.`, { cause: read.error });
    listener(read.data);
  });
}
