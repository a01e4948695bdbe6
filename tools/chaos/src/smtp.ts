import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Mood } from './kinds.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The same for every copy. */
  messageId: string;
}

const header = (text: string, name: string): string =>
  // Long headers continue on lines that begin with a space.
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(text)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

/** A mail server with moods. An email counts as received once its sender has got the reply. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Number of dropped or refused connections. */
  failures = 0;
  mood: Mood = 'well';
  readonly #server: Server;
  readonly #slowMs: number;
  readonly #told = new Set<string>();
  readonly #sockets = new Set<Socket>();

  private constructor(slowMs: number) {
    this.#slowMs = slowMs;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(slowMs: number): Promise<SmtpServer> {
    const smtp = new SmtpServer(slowMs);
    await new Promise<void>((resolve) => smtp.#server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  /** For `MAIL_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string): void => void (socket.writable && socket.write(`${line}\r\n`));
    if (this.mood === 'refusing') {
      this.failures += 1;
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
    say('220 chaos');
  }

  #take(socket: Socket, text: string): void {
    if (this.mood === 'dropping') {
      this.failures += 1;
      socket.destroy();
      return;
    }
    const answer = (): void => {
      // A sender that has disconnected got no reply and has to send the email again.
      if (!socket.writable) return;
      const [to, subject, messageId] = ['To', 'Subject', 'Message-ID'].map((name) => header(text, name));
      this.received.push({ to: to ?? '', subject: subject ?? '', messageId: messageId ?? '' });
      socket.write('250 taken\r\n');
    };
    if (this.mood === 'slow') setTimeout(answer, this.#slowMs);
    else answer();
  }

  /** Those of these orders without a confirmation email. */
  unconfirmed(numbers: readonly string[]): string[] {
    const subjects = new Set(this.received.map(({ subject }) => subject.split(' ').at(-1)));
    return numbers.filter((number) => !subjects.has(number));
  }

  /** Emails accepted more than once and not reported before, one sentence each. */
  takeDoubled(): string[] {
    const counts = new Map<string, number>();
    for (const { to, subject } of this.received) {
      const mail = `"${subject}" to ${to}`;
      counts.set(mail, (counts.get(mail) ?? 0) + 1);
    }
    const doubled = [...counts].filter(([mail, count]) => count > 1 && !this.#told.has(mail));
    for (const [mail] of doubled) this.#told.add(mail);
    return doubled.map(([mail, count]) => `${mail} arrived ${count} times`);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
