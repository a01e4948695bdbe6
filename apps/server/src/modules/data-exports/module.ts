import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { checkPasswordUnlessFresh } from '../users/current-password.ts';
import { dataExportLimits } from '../users/limits.ts';
import { collectDue } from './collect-due.ts';
import { findExport, readExport, requestExport } from './repository.ts';

type DataExportOperation = 'dataExportGet' | 'dataExportCreate' | 'dataExportDownload';

const TOPIC = 'data-exports';
const DAY = 86_400;

/** Copies of what the store keeps about a person, for that person (rule S24). */
export function createDataExportsModule(
  needs: Needs<'auth' | 'bus' | 'clock' | 'db' | 'mail' | 'publicUrl'>,
): Module<DataExportOperation> {
  const { bus, clock, db } = needs;
  return {
    operations: {
      dataExportGet: operation(self('id'), ({ params }) => findExport(db, params.id, clock.now())),
      dataExportCreate: operation(self('id'), async (call) => {
        const { id } = call.params;
        await call.limit([{ bucket: `data export ${id}`, max: 5, windowSeconds: DAY }]);
        await db.transaction(async (tx) => {
          await requestExport(tx, id, clock.now());
          await bus.publish(TOPIC, {}, tx);
        });
        return findExport(db, id, clock.now());
      }),
      dataExportDownload: operation(self('id'), async (call) => {
        const actor = userOf(call.actor);
        await call.limit(dataExportLimits(call.ip, actor.userId));
        await checkPasswordUnlessFresh(needs, actor, call.body.currentPassword);
        const copy = await readExport(db, actor.userId, clock.now());
        if (!copy) throw notFound('There is no copy of your data yet, or it has expired. Request a new one.');
        return copy;
      }),
    },
    jobs: [
      {
        name: 'data-exports',
        topic: TOPIC,
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => collectDue(needs, signal),
      },
    ],
  };
}
