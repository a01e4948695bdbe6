import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { runCommand } from '../backup/run-command.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { DatabaseError, openBeside } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { EngineError } from '../db/engine/engine-error.ts';
import { HttpError } from '../refuse.ts';
import { AdminError } from './admin-error.ts';
import { checkStaff, createStaff, linkMinutes, STAFF_PERMISSIONS } from './create-staff.ts';
import { violations } from './invariants.ts';
import { requeueMail } from './requeue-mail.ts';
import { rotateSecret } from './rotate-secret.ts';

const USAGE = `Commands for the store's operator. They use the server's settings and may run while it does.

  npm run admin -- create-staff --email nora@shop.example --name "Nora Lind"
      adds a staff member and prints a link for choosing a password; it works once, within an hour
      --password-stdin        reads the password from standard input instead: … < password.txt
      --permissions a,b       only some of ${STAFF_PERMISSIONS.join(', ')}
  npm run admin -- requeue-mail [--id mal_…]
      retries dead emails, all or one
  npm run admin -- rotate-secret
      creates a new secret: everyone signs in again, and links in old emails stop working
  npm run admin -- verify
      checks that orders, stock, points and payments add up; if not, exits with code 1
`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  permissions: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  id: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

interface Command {
  /** The options that it knows. */
  takes: readonly (keyof Values)[];
  run(work: { config: Config; values: Values; say: (text: string) => void }): Promise<void>;
}

async function onDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openBeside(config, (message) => process.stderr.write(`${message}\n`));
  try {
    const { rows } = await database.db.query<{ isRegen: boolean }>(
      `select to_regclass('public.mail_outbox') is not null as "isRegen"`,
    );
    if (!rows[0]?.isRegen) throw new AdminError('This is not a Regen database. Check DATABASE_URL and DATA_FOLDER.');
    return await work(database.db);
  } finally {
    await database.close();
  }
}

function readPermissions(text: string | undefined): (typeof STAFF_PERMISSIONS)[number][] {
  if (text === undefined) return [...STAFF_PERMISSIONS];
  return text.split(',').map((part) => {
    const known = STAFF_PERMISSIONS.find((permission) => permission === part.trim());
    if (known === undefined) {
      throw new AdminError(
        `There is no staff permission "${part.trim()}". The permissions are ${STAFF_PERMISSIONS.join(', ')}.`,
      );
    }
    return known;
  });
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  [
    'create-staff',
    {
      takes: ['email', 'name', 'permissions', 'password-stdin'],
      async run({ config, values, say }) {
        const [firstName = '', ...rest] = (values.name ?? '').trim().split(/\s+/);
        const permissions = readPermissions(values.permissions);
        const password = values['password-stdin'] ? (await readText(process.stdin)).replace(/\r?\n$/, '') : null;
        const email = (values.email ?? '').trim();
        const staff = { email, firstName, lastName: rest.join(' '), permissions, password };
        await checkStaff(staff);
        const { userId, link } = await onDatabase(config, (db) => createStaff(db, config, staff));
        say(`${email} is now staff (${userId}).\n`);
        if (link !== null) say(`To choose a password, open this link once within ${linkMinutes} minutes:\n${link}\n`);
      },
    },
  ],
  [
    'requeue-mail',
    {
      takes: ['id'],
      async run({ config, values, say }) {
        const mails = await onDatabase(config, (db) => requeueMail(db, values.id));
        for (const { id, template, lastError } of mails) say(`${id}  ${template}  ${lastError ?? ''}\n`);
        if (mails.length === 0 && values.id !== undefined) {
          throw new AdminError(`No dead email has the id ${values.id}.`);
        }
        say(mails.length === 0 ? 'There are no dead emails.\n' : `${mails.length} will be retried.\n`);
      },
    },
  ],
  [
    'rotate-secret',
    {
      takes: [],
      async run({ config, say }) {
        const file = await rotateSecret(config);
        say(`${file} has a new secret. Restart every server: until then, they use the old one.\n`);
      },
    },
  ],
  [
    'verify',
    {
      takes: [],
      async run({ config, say }) {
        const found = await onDatabase(config, violations);
        for (const { rule, count, examples } of found) {
          say(`Broken: ${rule} (${count})\n`);
          for (const example of examples) say(`  ${example}\n`);
          if (count > examples.length) say(`  and ${count - examples.length} more\n`);
        }
        if (found.length > 0) process.exitCode = 1;
        else say('Orders, stock, points and payments add up.\n');
      },
    },
  ],
]);

async function main(say: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return say(USAGE);
  const [name = '', ...rest] = positionals;
  const command = COMMANDS.get(name);
  if (!command || rest.length > 0) throw new AdminError(`Which command?\n\n${USAGE}`);
  const unknown = Object.keys(values).find((key) => !command.takes.some((taken) => taken === key));
  if (unknown !== undefined) throw new AdminError(`${name} takes no --${unknown}.`);
  await command.run({ config: readConfig(process.env), values, say });
}

await runCommand(main, { usage: USAGE, known: [AdminError, ConfigError, DatabaseError, EngineError, HttpError] });
