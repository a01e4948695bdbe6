import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useToast } from '@regen/ui-kit/Toast';
import { useLocalList } from './local-list.ts';
import { MAX_COMPARED } from './max-compared.ts';

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
  const [skus, list] = useLocalList('regen.compare');
  const showToast = useToast();
  const announce = useAnnounce();
  const remove = (sku: string) => list.write(list.read().filter((other) => other !== sku));
  return {
    skus,
    has: (sku) => skus.includes(sku),
    remove,
    clear: () => list.write([]),
    toggle(sku, name) {
      const now = list.read();
      if (now.includes(sku)) {
        remove(sku);
        announce(`${name} removed from comparison`);
      } else if (now.length >= MAX_COMPARED) {
        showToast({ message: `You can compare ${MAX_COMPARED} products at a time. Remove one to add ${name}.` });
      } else {
        list.write([...now, sku]);
        announce(`${name} added to comparison, ${now.length + 1} of ${MAX_COMPARED}`);
      }
    },
  };
}
