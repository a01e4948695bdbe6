import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface MailSink {
  port: number;
  /** Everything it received, including all emails. */
  heard(): string;
  close(): void;
}

/** Stands in for the mail server of an SMTP account. */
export async function openMailSink(): Promise<MailSink> {
  let heard = '';
  const server = createServer((socket) => {
    let rest = '';
    let isData = false;
    const answer = (line: string): string => {
      if (isData) {
        if (line !== '.') return '';
        isData = false;
      } else if (line === 'DATA') {
        isData = true;
        return '354 go on\r\n';
      }
      return '250 ok\r\n';
    };
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      heard += lines.map((line) => `${line}\n`).join('');
      const answers = lines.map(answer).join('');
      if (answers !== '') socket.write(answers);
    });
    socket.write('220 ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { port: (server.address() as AddressInfo).port, heard: () => heard, close: () => server.close() };
}
