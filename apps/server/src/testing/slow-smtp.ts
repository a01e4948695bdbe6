import { SmtpServer } from '../../../../tools/server/smtp-server.ts';

export interface SlowSmtp {
  /** For `MAIL_URL`. */
  url: string;
  /** Emails that have arrived. */
  taken(): number;
  close(): Promise<void>;
}

/** A mail server that accepts every email, and takes this long for each. */
export async function startSlowSmtp(milliseconds: number): Promise<SlowSmtp> {
  const smtp = await SmtpServer.start({ slowMs: milliseconds });
  return { url: smtp.url, taken: () => smtp.arrived, close: () => smtp.close() };
}
