import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

const SHORTEST = 32;

function readSecret(file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The secret in ${file} cannot be read (${code}). Fix that, or set JWT_SECRET.`, {
      cause: error,
    });
  }
  if (secret.length >= SHORTEST) return secret;
  // With an empty key, anyone could sign.
  throw new ConfigError(
    `The secret in ${file} is shorter than ${SHORTEST} characters. Restore it, or delete the file to have a new one created; everyone will have to sign in again.`,
  );
}

/** The signing secret: configured, or made once and kept in the data folder, readable by its owner only. */
export function loadSecret(configured: string | undefined, dataFolder: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    // Whole or not at all; of two processes that start at once, one sets it and both read the same.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file);
}

export interface Signer {
  sign(purpose: string, text: string): string;
  verify(purpose: string, signed: string): string | null;
  fingerprint(purpose: string, text: string): string;
}

/** Signs short texts for links. A signature is good for one purpose only. */
export function createSigner(secret: string): Signer {
  const digest = (purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
  const mac = (purpose: string, text: string): Buffer => digest(purpose, text).subarray(0, 18);
  return {
    fingerprint: (purpose, text) => digest(purpose, text).toString('hex'),
    sign: (purpose, text) => `${Buffer.from(text).toString('base64url')}.${mac(purpose, text).toString('base64url')}`,
    verify(purpose, signed) {
      const [body = '', signature = ''] = signed.split('.', 2);
      const text = Buffer.from(body, 'base64url').toString('utf8');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
    },
  };
}
