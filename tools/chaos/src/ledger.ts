export interface AcknowledgedOrder {
  id: string;
  /** The number that its buyer sees. */
  number: string;
  email: string;
  /** Cents. */
  total: number;
}

/** What the platform has acknowledged, and so must neither lose nor double. */
export class Ledger {
  readonly registrations = new Map<string, { userId: string }>();
  readonly orders: AcknowledgedOrder[] = [];
  /** The lines of a cart after its last acknowledged write, by user. */
  readonly carts = new Map<string, { sku: string; quantity: number }[]>();
  /** Emails of buyers who left with a call in progress, whose outcome is unknown. */
  readonly vanished = new Set<string>();
  /** Responses that a legitimate buyer must never get. */
  readonly refusals: string[] = [];
  /** Failed responses other than 503 with `Retry-After`, with their counts. */
  readonly failures = new Map<string, number>();
  cartWrites = 0;
}
