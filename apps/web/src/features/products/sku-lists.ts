import { owned } from '~/kernel/stored/owned.ts';
import { readSkus } from '~/kernel/stored/read-skus.ts';
import { stored } from '~/kernel/stored/stored.ts';

export const comparedSkus = stored('regen.person.compared.1', readSkus);
export const viewedSkus = stored('regen.person.viewed.1', owned(readSkus));
