import { Button } from '@regen/ui-kit/Button';
import { useCompared } from './use-compared.ts';

/** The same as the scales of a card, as a text button, for the product page. */
export function CompareButton({ sku, name }: { sku: string; name: string }) {
  const { has, toggle } = useCompared();
  const isCompared = has(sku);
  return (
    <Button variant="ghost" size="sm" iconStart={isCompared ? 'check' : 'scales'} onClick={() => toggle(sku, name)}>
      {isCompared ? 'Stop comparing' : 'Compare'}
    </Button>
  );
}
