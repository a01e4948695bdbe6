/** File system errors that are caused by the machine's setup. */
const FILES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it; give it to the user that runs Regen',
  EPERM: 'this user may not change it; give it to the user that runs Regen',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full; free up space',
  EDQUOT: 'this user has reached their disk quota; free up space',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'there is a file where a folder is needed',
  EISDIR: 'there is a folder where a file is needed',
  ENOENT: 'it does not exist and cannot be created',
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'the path is too long',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
};

/** Why a file or folder cannot be used, by the code of the error; null for other errors. */
export const fileReason = (code: string): string | null => (Object.hasOwn(FILES, code) ? (FILES[code] ?? null) : null);
