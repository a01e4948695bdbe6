import type { Database, Queryable } from '../db/database.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Storage } from '../storage/storage.ts';
import { statementName } from './statement-name.ts';
import type { Tracing } from './tracing.ts';

function traceQueries(query: Queryable['query'], tracing: Tracing): Queryable['query'] {
  return <Row>(...[statement, values]: Parameters<Queryable['query']>) => {
    const name = statementName(statement);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return tracing.step(name, 'client', attributes, () => query<Row>(statement, values));
  };
}

/** A span for each transaction and each statement, by name. */
export function traceDatabase(db: Database, tracing: Tracing): Database {
  if (!tracing.isOn) return db;
  return {
    ...db,
    query: traceQueries(db.query, tracing),
    transaction: (work) =>
      tracing.step('transaction', 'internal', {}, () =>
        db.transaction((tx) =>
          work({
            isTransaction: true,
            afterCommit: (later) => tx.afterCommit(later),
            query: traceQueries(tx.query, tracing),
            get orm() {
              return tx.orm;
            },
          }),
        ),
      ),
  };
}

/** A span for each call of a bucket. Files in a folder of this machine are no calls. */
export function traceStorage(storage: Storage, tracing: Tracing): Storage {
  if (!tracing.isOn || storage.uploadOrigin === null) return storage;
  const step = <T>(name: string, work: () => Promise<T>) => tracing.step(`storage ${name}`, 'client', {}, work);
  return {
    uploadOrigin: storage.uploadOrigin,
    put: (key, content, options) => step('put', () => storage.put(key, content, options)),
    get: (key) => step('get', () => storage.get(key)),
    delete: (key) => step('delete', () => storage.delete(key)),
    retireUpload: (key) => step('retireUpload', () => storage.retireUpload(key)),
    // Signed in this process.
    signUpload: (order) => storage.signUpload(order),
    signDownload: (order) => storage.signDownload(order),
    check: () => storage.check(),
    probe: () => storage.probe(),
    close: () => storage.close(),
  };
}

export function tracePayments(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  if (!tracing.isOn) return provider;
  const { name, isTest, methods } = provider;
  const attributes = { 'regen.payment.provider': name };
  const step = <T>(call: string, work: () => Promise<T>) => tracing.step(`payment ${call}`, 'client', attributes, work);
  return {
    name,
    isTest,
    methods,
    charge: (request) => step('charge', () => provider.charge(request)),
    find: (key) => step('find', () => provider.find(key)),
    close: (key, orderId) => step('close', () => provider.close(key, orderId)),
    refund: (ref) => step('refund', () => provider.refund(ref)),
  };
}

export function traceTransport(transport: MailTransport, tracing: Tracing): MailTransport {
  if (!tracing.isOn) return transport;
  return {
    deliver: (mail) =>
      tracing.task('email deliver', 'client', { 'regen.email.template': mail.template }, () => transport.deliver(mail)),
    close: () => transport.close(),
  };
}

/** Background work is a trace of its own. */
export function traceJobs(metrics: Metrics, tracing: Tracing): Metrics {
  if (!tracing.isOn) return metrics;
  return { ...metrics, job: (name, work) => tracing.job(name, () => metrics.job(name, work)) };
}
