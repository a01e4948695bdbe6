import type {
  BlockCreate,
  BlockedPage,
  BlockState,
  ChatLogs,
  Conversation,
  FoundMessagePage,
  Message,
  MessageCreate,
  MessageFileState,
  MessageUpload,
  ReadState,
} from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import type { Answer, TestServer } from './test-server.ts';

/** Who has signed in. */
export type Person = Awaited<ReturnType<TestServer['signIn']>>;

/** A file as a person has it. */
export interface LocalFile {
  bytes: Buffer;
  contentType: string;
  name: string;
}

/** A person in their conversations. Files need a server with the routes of signed files. */
export class Messenger {
  readonly accountId: string;
  readonly person: Person;
  readonly #server: TestServer;

  constructor(server: TestServer, person: Person) {
    this.#server = server;
    this.person = person;
    this.accountId = person.accountId;
  }

  static async signIn(server: TestServer, email: string): Promise<Messenger> {
    return new Messenger(server, await server.signIn(email));
  }

  /** Opens a new session: the last one ends an hour of the clock after it was opened. */
  async renew(): Promise<void> {
    const { jwt } = await this.#server.app.platform.auth.openSession(this.person.id, this.#server.browserId);
    this.person.jwt = jwt;
  }

  send<Body = Message>(to: string, message: string, more: Partial<MessageCreate> = {}, key: string = randomUUID()) {
    return this.#server.call<Body>('POST', '/messageCenter/send', {
      as: this.person,
      body: { accountId: to, message, ...more },
      headers: { 'idempotency-key': key },
    });
  }

  /** Sends a message that nobody refuses. */
  async write(to: string, message = 'Hello'): Promise<void> {
    const { status } = await this.send(to, message);
    if (status !== 201) throw new Error(`The message was refused with ${status}.`);
  }

  async talk(other: string, query = ''): Promise<Conversation> {
    return (await this.#get<Conversation>(`/users/message/${other}${query}`)).body;
  }

  async logs(query = ''): Promise<ChatLogs> {
    return (await this.#get<ChatLogs>(`/messages/users${query}`)).body;
  }

  async search(search: string, query = ''): Promise<FoundMessagePage> {
    const path = `/messages/search?search=${encodeURIComponent(search)}${query}`;
    return (await this.#get<FoundMessagePage>(path)).body;
  }

  async blocked(query = ''): Promise<BlockedPage> {
    return (await this.#get<BlockedPage>(`/messages/blocked${query}`)).body;
  }

  block<Body = BlockState>(other: string, body: BlockCreate = { reason: 'spam' }) {
    return this.#server.call<Body>('POST', `/message/block/${other}`, { as: this.person, body });
  }

  unblock(other: string) {
    return this.#server.call<BlockState>('POST', `/message/unblock/${other}`, { as: this.person });
  }

  read(other: string, messageId?: string) {
    const body = messageId === undefined ? {} : { messageId };
    return this.#server.call<ReadState>('POST', `/messages/${other}/read`, { as: this.person, body });
  }

  /** Any call of the files' host. */
  files<Body>(method: 'GET' | 'POST', path = '', payload?: object): Promise<Answer<Body>> {
    return this.#server.inject<Body>({
      method,
      url: `/api/v1/uploads/messageFiles${path}`,
      headers: { authorization: `Bearer ${this.person.jwt}`, 'browser-id': this.#server.browserId },
      ...(payload && { payload }),
    });
  }

  order<Body = MessageUpload>({ bytes, contentType, name }: LocalFile) {
    return this.files<Body>('POST', '', { name, contentType, size: bytes.length });
  }

  check<Body = MessageFileState>(attachmentId: string) {
    return this.files<Body>('GET', `/${attachmentId}`);
  }

  /** Uploads a file, and has it checked. */
  async bring(file: LocalFile): Promise<MessageFileState> {
    const { body } = await this.order(file);
    await this.put(body, file.bytes);
    return (await this.check(body.attachmentId)).body;
  }

  async put({ url, headers }: Pick<MessageUpload, 'url' | 'headers'>, payload: Buffer): Promise<number> {
    const { pathname, search } = new URL(url);
    return (await this.#server.inject({ method: 'PUT', url: pathname + search, headers, payload })).status;
  }

  #get<Body>(path: string): Promise<Answer<Body>> {
    return this.#server.call<Body>('GET', path, { as: this.person });
  }
}

/** What was said, newest first. */
export const textsOf = ({ messages }: Pick<Conversation, 'messages'>): string[] =>
  messages.response.map(({ message }) => message);

/** So that each test begins with empty conversations. Deliveries of the test before would mark its messages. */
export async function clearMessages(server: TestServer): Promise<void> {
  await server.app.services.deliveries.settled();
  await server.db.query(
    'truncate conversations, conversation_sides, messages, message_blocks, message_files, rate_limits cascade',
  );
}
