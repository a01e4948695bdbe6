import type { StaffOrder, StaffOrderLine } from '@regen/sdk';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { QuantityStepper } from '@regen/ui-kit/QuantityStepper';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './desk.css.ts';
import type { RefundChoice } from './refund-sum.ts';

interface RefundLinesProps {
  order: StaffOrder;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

function RefundLine({ line, choice, onChange }: Omit<RefundLinesProps, 'order'> & { line: StaffOrderLine }) {
  const { line: number, name, size, sku, refundable } = line;
  const { quantities, restocked } = choice;
  const quantity = Math.min(quantities[number] ?? 0, refundable.length);
  const amount = refundable[quantity - 1] ?? 0;
  const toggleStock = () =>
    restocked.includes(number) ? restocked.filter((each) => each !== number) : [...restocked, number];
  return (
    <Stack as="li" gap="2">
      <div className={styles.refundLine}>
        <div>
          <Text weight="semibold">{name}</Text>
          <Text size="sm" tone="muted">
            {size} · SKU {sku} · {refundable.length} left
            {quantity > 0 ? ` · ${usd(amount)} including tax` : ''}
          </Text>
        </div>
        <QuantityStepper
          size="sm"
          min={0}
          max={refundable.length}
          value={quantity}
          label={`Units of ${name} to refund`}
          onChange={(units) => onChange({ ...choice, quantities: { ...quantities, [number]: units } })}
        />
      </div>
      {quantity > 0 ? (
        <Checkbox
          label="Restock"
          checked={restocked.includes(number)}
          onChange={() => onChange({ ...choice, restocked: toggleStock() })}
        />
      ) : null}
    </Stack>
  );
}

/** What of an order to refund: units of each line, and shipping. */
export function RefundLines({ order, choice, onChange }: RefundLinesProps) {
  const { lines, refundableShipping } = order;
  const remaining = lines.filter(({ refundable }) => refundable.length > 0);
  return (
    <>
      {remaining.length > 0 ? (
        <ul className={styles.list}>
          {remaining.map((line) => (
            <RefundLine key={line.line} line={line} choice={choice} onChange={onChange} />
          ))}
        </ul>
      ) : null}
      {refundableShipping > 0 ? (
        <Checkbox
          label={`Shipping, ${usd(refundableShipping)}`}
          checked={choice.shipping}
          onChange={({ target }) => onChange({ ...choice, shipping: target.checked })}
        />
      ) : null}
    </>
  );
}
