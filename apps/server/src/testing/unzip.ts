export interface ZippedFile {
  name: string;
  bytes: Buffer;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of an archive without compression, as its own directory lists them. */
export function unzip(archive: Buffer): ZippedFile[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('This is not a ZIP file, or it has a comment.');
  const count = archive.readUInt16LE(end + 10);
  const files: ZippedFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the ZIP file is broken.');
    const [size, nameLength, extraLength, commentLength] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    files.push({ name, bytes: archive.subarray(start, start + size) });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
