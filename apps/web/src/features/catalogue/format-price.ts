import { formatCents, toCents } from '@regen/domain';

/** US dollars, as on the wire: `38.5` → `$38.50`. */
export const formatPrice = (amount: number): string => formatCents(toCents(amount));
