import { products } from '@regen/demo-store/catalog';
import { CONTENT_FOLDER } from '@regen/demo-store/content/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFolder } from '../../content/import/check-folder.ts';
import { readFolder, type ContentFolder, type FileRecord } from '../../content/import/read-folder.ts';
import { linksOf } from '../../content/records/links.ts';

let folder: ContentFolder;
beforeAll(async () => {
  folder = await readFolder(CONTENT_FOLDER);
});

const professional = products.filter(({ prices }) => prices.retail === null);

function audiencesOf({ fields }: FileRecord): readonly string[] {
  const given = fields['audiences']?.['en-US'];
  return Array.isArray(given) ? given.map(String) : [];
}

const isPublic = (record: FileRecord) => audiencesOf(record).some((one) => one === 'web' || one === 'retail');

describe('the content of the demo', () => {
  it('can be imported', () => {
    expect(folder.records.length).toBeGreaterThan(100);
    expect(checkFolder(folder)).toEqual([]);
  });

  it('names SKUs of the catalog only', () => {
    const known = new Set(products.map(({ sku }) => sku));
    const unknown = folder.records.flatMap(({ id, fields }) =>
      ['products', 'homeCare']
        .flatMap((field) => (fields[field]?.['en-US'] ?? []) as readonly string[])
        .filter((sku) => !known.has(sku))
        .map((sku) => `${id}: ${sku}`),
    );
    expect(unknown).toEqual([]);
  });

  it('tells visitors and retail clients nothing of professional products', () => {
    // Sizes and pH stand behind the name.
    const words = professional.flatMap(({ sku, name }) => [sku, name.split(' · ')[0] ?? name]);
    const open = folder.records.filter(isPublic);
    expect(open.length).toBeGreaterThan(50);
    const told = open.flatMap(({ id, fields }) => {
      const text = JSON.stringify(fields);
      return words.filter((word) => text.includes(word)).map((word) => `${id}: ${word}`);
    });
    expect(told).toEqual([]);
  });

  it('gives files of professionals and schools a URL that has to be signed', () => {
    const gated = folder.records.filter(
      (record) => ['webinar', 'resource'].includes(record.contentTypeId ?? '') && !isPublic(record),
    );
    expect(gated.length).toBeGreaterThan(20);
    const files = new Map(folder.records.filter(({ kind }) => kind === 'Asset').map((asset) => [asset.id, asset]));
    const unsigned = gated
      .flatMap(({ fields }) => linksOf(fields))
      .filter(({ kind, id }) => kind === 'Asset' && files.get(id)?.isSecured !== true)
      .map(({ id }) => id);
    expect(unsigned).toEqual([]);
  });
});

describe('a picture', () => {
  const ofType = (type: string) => folder.records.filter(({ contentTypeId }) => contentTypeId === type);
  const valueOf = (record: FileRecord, field: string): unknown => record.fields[field]?.['en-US'];
  const idsOf = (found: readonly FileRecord[]) => found.map(({ id }) => id);
  const linkOf = ({ fields }: FileRecord, field: string) =>
    linksOf({ [field]: fields[field] ?? {} }).map(({ id }) => id)[0];
  const subjects = ['blogPost', 'protocol', 'schoolTopic', 'promotion'];
  const drawn = () => [
    ...subjects.flatMap((type) => ofType(type).map((record) => linkOf(record, 'picture'))),
    ...ofType('author').map((author) => linkOf(author, 'portrait')),
  ];
  const assets = () => folder.records.filter(({ kind, id }) => kind === 'Asset' && drawn().includes(id));

  it('is of one post, protocol, topic, promotion or author only', () => {
    const shown = drawn();
    expect(shown.length).toBeGreaterThan(50);
    expect(shown).not.toContain(undefined);
    expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
  });

  it('has a title, and a description that no other has', () => {
    const described = assets().map((asset) => String(valueOf(asset, 'description') ?? ''));
    expect(idsOf(assets().filter((asset) => !valueOf(asset, 'title')))).toEqual([]);
    expect(described.filter((text, index) => text.length < 12 || described.indexOf(text) !== index)).toEqual([]);
  });

  it('weighs no more than 60 kB', () => {
    const bytesOf = (asset: FileRecord) => {
      const file = valueOf(asset, 'file') as { details: { size: number } };
      return file.details.size;
    };
    expect(assets().length).toBeGreaterThan(50);
    expect(idsOf(assets().filter((asset) => bytesOf(asset) > 60_000))).toEqual([]);
  });
});
