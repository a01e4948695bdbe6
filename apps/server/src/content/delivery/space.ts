/** What each record says about where it is. */
export interface Space {
  id: string;
  environment: string;
  name: string;
  /** Origin of the files of assets. */
  publicUrl(): string;
}

export const SPACE_NAME = 'Regen';

/** Where the service is, without a slash at the end. */
export const PREFIX = '/content';

/** Public files of assets. */
export const FILES = `${PREFIX}/files`;
/** Files of assets that need a signed URL. */
export const SECURED_FILES = `${PREFIX}/secured-files`;

interface PlaceLink<Kind extends string> {
  sys: { type: 'Link'; linkType: Kind; id: string };
}

export const spaceLink = ({ id }: Space): PlaceLink<'Space'> => ({ sys: { type: 'Link', linkType: 'Space', id } });

export const environmentLink = ({ environment }: Space): PlaceLink<'Environment'> => ({
  sys: { type: 'Link', linkType: 'Environment', id: environment },
});
