import type { Tracing } from '../tracing/tracing.ts';
import type { MailTransport } from './transport.ts';

/** A span for each delivery, with its template. */
export function traceTransport(transport: MailTransport, tracing: Tracing): MailTransport {
  if (!tracing.isOn) return transport;
  return {
    deliver: (mail, signal) =>
      tracing.task('email deliver', 'client', { 'regen.email.template': mail.template }, () =>
        transport.deliver(mail, signal),
      ),
    close: () => transport.close(),
  };
}
