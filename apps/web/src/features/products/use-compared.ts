import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { MAX_COMPARED } from './max-compared.ts';
import { comparedSkus } from './sku-lists.ts';

const nothing: readonly string[] = [];

export interface Compared {
  skus: readonly string[];
  has: (sku: string) => boolean;
  /** Adds a product to the comparison or removes it; one too many is refused with a message. */
  toggle: (sku: string, name: string) => void;
  remove: (sku: string) => void;
  clear: () => void;
}

/** The products that somebody has chosen to compare, on this device. */
export function useCompared(): Compared {
  const [kept, store] = useStored(comparedSkus);
  const skus = kept ?? nothing;
  const current = () => store.read() ?? nothing;
  const write = (next: readonly string[]) => store.write(next.length > 0 ? next : null);
  const showToast = useToast();
  const announce = useAnnounce();
  const remove = (sku: string) => write(current().filter((other) => other !== sku));
  return {
    skus,
    has: (sku) => skus.includes(sku),
    remove,
    clear: () => store.write(null),
    toggle(sku, name) {
      const now = current();
      if (now.includes(sku)) {
        remove(sku);
        announce(`${name} removed from comparison`);
      } else if (now.length >= MAX_COMPARED) {
        showToast({ message: `You can compare ${MAX_COMPARED} products at a time. Remove one to add ${name}.` });
      } else {
        write([...now, sku]);
        announce(`${name} added to comparison, ${now.length + 1} of ${MAX_COMPARED}`);
      }
    },
  };
}
