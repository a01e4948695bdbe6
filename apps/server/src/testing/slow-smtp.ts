import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowSmtp {
  /** For `MAIL_URL`. */
  url: string;
  /** Letters that were taken. */
  taken(): number;
  close(): Promise<void>;
}

/** A mail server that takes every letter, and its time for each. */
export async function startSlowSmtp(milliseconds: number): Promise<SlowSmtp> {
  let taken = 0;
  const server = createServer((socket) => {
    let isData = false;
    let text = '';
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          taken += 1;
          void pause(milliseconds).then(() => say('250 taken'));
        } else if (/^DATA/i.test(line)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n');
        } else say('250 ok');
      }
    });
    say('220 slow');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
