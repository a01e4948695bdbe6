import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useState, type FormEvent } from 'react';
import { LateHeldPoints, worth } from '~/features/rewards/index.ts';
import { usePress } from '~/kernel/use-press.ts';
import { figure } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CartWriter } from './cart-writer.ts';
import * as styles from './cart.css.ts';
import type { CartView } from './pending-changes.ts';

export interface PointsFormProps {
  cart: CartView;
  writer: CartWriter;
}

/** REGEN rewards: spend points, see what this cart earns, or read why not. Guests see nothing here. */
export function PointsForm({ cart, writer }: PointsFormProps) {
  const { rewards } = cart;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnounce();
  const { press: send, isPending } = usePress(async (points: number) => {
    setProblem(null);
    try {
      const after = await writer.change({ kind: 'points', points });
      const applied = after.rewards?.appliedPoints ?? 0;
      setText(null);
      announce(
        applied === 0
          ? 'Points removed.'
          : `${figure(applied)} points applied: ${usd(after.rewards?.amount ?? 0)} off.`,
      );
    } catch {
      setProblem('We couldn’t apply your points. Try again.');
    }
  });
  if (rewards === null) return null;
  if (!rewards.canUse) {
    return (
      <Stack gap="1">
        <Text size="sm" weight="semibold">
          REGEN rewards
        </Text>
        <Text size="sm" tone="muted">
          {rewards.reason}
        </Text>
      </Stack>
    );
  }
  const value = (points: number) => worth(points, rewards.pointValue);
  const typed = text === null ? 0 : Number(text);
  const isTyped = Number.isInteger(typed) && typed > 0 && typed <= rewards.maxPoints;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const points = Number(text ?? rewards.appliedPoints);
    if (!Number.isInteger(points) || points < 0) setProblem('Enter a whole number of points.');
    else if (points > rewards.maxPoints) setProblem(`You can use up to ${figure(rewards.maxPoints)} points here.`);
    else void send(points);
  };
  return (
    <Stack gap="2">
      <form onSubmit={submit} noValidate aria-label="REGEN rewards" className={styles.inlineForm}>
        <TextField
          label="REGEN rewards points"
          inputMode="numeric"
          autoComplete="off"
          value={text ?? (rewards.appliedPoints === 0 ? '' : String(rewards.appliedPoints))}
          error={problem ?? undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="secondary" loading={isPending} className={styles.besideField}>
          Apply
        </Button>
      </form>
      <Text size="sm" tone="muted">
        You have {figure(rewards.balance)} points ({value(rewards.balance)}). Use up to {figure(rewards.maxPoints)} (
        {value(rewards.maxPoints)}) on this cart.
        {isTyped ? ` ${figure(typed)} points are worth ${value(typed)}.` : ''}
      </Text>
      <LateHeldPoints />
      <Inline gap="2">
        {rewards.appliedPoints > 0 ? (
          <>
            <Text size="sm" tone="success">
              {figure(rewards.appliedPoints)} points applied: {usd(rewards.amount)} off.
            </Text>
            <Button size="sm" variant="ghost" onClick={() => void send(0)}>
              Remove points
            </Button>
          </>
        ) : rewards.maxPoints > 0 ? (
          <Button size="sm" variant="ghost" flush onClick={() => void send(rewards.balance)}>
            Use {figure(rewards.maxPoints)} points (−{value(rewards.maxPoints)})
          </Button>
        ) : null}
      </Inline>
      {rewards.pointsToEarn > 0 ? (
        <Text size="sm" tone="muted">
          This order earns {figure(rewards.pointsToEarn)} points.
        </Text>
      ) : null}
    </Stack>
  );
}
