import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** How a mail server behaves: `well`: at once; `slow`: with a delay; `dropping`: disconnects before accepting the email; `refusing`: rejects connections. */
export type Mood = 'well' | 'slow' | 'dropping' | 'refusing';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The same for every copy. */
  messageId: string;
}

export interface SmtpOptions {
  /** How long an email takes while the mood is `slow`, which is the first mood then. */
  slowMs?: number;
  /** Whether to keep everything that senders said. */
  records?: boolean;
}

const header = (text: string, name: string): string =>
  // Long headers continue on lines that begin with a space.
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(text)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

/** A mail server for tests, with configurable behavior. An email counts as received once its sender has got the reply. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Emails that have arrived, whether or not their senders have got the reply. */
  arrived = 0;
  /** Commands and emails, with `records`. */
  heard = '';
  mood: Mood;
  readonly #server: Server;
  readonly #slowMs: number;
  readonly #records: boolean;
  readonly #sockets = new Set<Socket>();

  private constructor({ slowMs = 0, records = false }: SmtpOptions) {
    this.mood = slowMs > 0 ? 'slow' : 'well';
    this.#slowMs = slowMs;
    this.#records = records;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(options: SmtpOptions = {}): Promise<SmtpServer> {
    const smtp = new SmtpServer(options);
    await new Promise<void>((resolve) => smtp.#server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** For `MAIL_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string): void => void (socket.writable && socket.write(`${line}\r\n`));
    if (this.mood === 'refusing') {
      socket.end('421 busy, come back later\r\n');
      return;
    }
    let text = '';
    let isData = false;
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (this.#records) this.heard += `${part.replaceAll('\r\n', '\n')}\n`;
        if (isData) {
          isData = false;
          this.#take(socket, part);
        } else if (/^DATA/i.test(part)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
    say('220 ready');
  }

  #take(socket: Socket, text: string): void {
    if (this.mood === 'dropping') {
      socket.destroy();
      return;
    }
    this.arrived += 1;
    const answer = (): void => {
      // A sender that has disconnected got no reply and has to send the email again.
      if (!socket.writable) return;
      const [to, subject, messageId] = ['To', 'Subject', 'Message-ID'].map((name) => header(text, name));
      this.received.push({ to: to ?? '', subject: subject ?? '', messageId: messageId ?? '' });
      socket.write('250 taken\r\n');
    };
    if (this.mood === 'slow') setTimeout(answer, this.#slowMs).unref();
    else answer();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
