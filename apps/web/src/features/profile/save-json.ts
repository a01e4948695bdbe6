import { saveFile } from '~/kernel/save-file.ts';

/** Offers an object as a file to save. */
export const saveJson = (fileName: string, content: object): void =>
  saveFile(fileName, 'application/json', JSON.stringify(content, null, 2));
