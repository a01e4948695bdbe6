import type { AdminListOrdersParams } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { saveFile } from '~/kernel/save-file.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { figure } from '~/kernel/words/counts.ts';
import { readMatchingOrders, type ExportProgress } from './export-orders.ts';
import { ordersCsv } from './orders-csv.ts';

/** Saves the orders that match as a CSV file. The browser reads them page by page, which can be stopped. */
export function ExportButton({ params }: { params: AdminListOrdersParams }) {
  const app = useApp();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { press, isPending, error } = usePress(async () => {
    const { signal } = (stop.current = new AbortController());
    try {
      const orders = await readMatchingOrders(app, params, { signal, onProgress: setProgress });
      saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', ordersCsv(orders));
    } catch (failure) {
      if (!signal.aborted) throw failure;
    } finally {
      setProgress(null);
    }
  });
  return (
    <Stack gap="3">
      <Inline gap="3">
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => void press()}>
          Export CSV
        </Button>
        {isPending ? (
          <Button size="sm" variant="ghost" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        ) : null}
      </Inline>
      {progress ? (
        <ProgressBar
          label="Exporting orders"
          value={progress.read}
          max={Math.max(progress.of, 1)}
          valueText={`${figure(progress.read)} of ${figure(progress.of)}`}
        />
      ) : null}
      {error ? <FailureBanner error={error} title="The export failed" /> : null}
    </Stack>
  );
}
