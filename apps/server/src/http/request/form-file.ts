import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createHash } from 'node:crypto';
import type { FormFile } from '../description/operation-types.ts';

/** A file of a form in memory. As JSON it is its fingerprint: for idempotency, and so that logs never hold its bytes. */
export class ReadFile implements FormFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;

  constructor(name: string, contentType: string, bytes: Buffer) {
    this.name = name;
    this.contentType = contentType;
    this.bytes = bytes;
  }

  toJSON(): object {
    const { name, contentType, bytes } = this;
    return { name, contentType, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** Teaches a validator what a file is. */
export function addFormFiles(ajv: Ajv2020): void {
  ajv.addKeyword({ keyword: 'formFile', validate: (_schema: true, data: unknown) => data instanceof ReadFile });
}
