import type { ContentField } from '../records/types.ts';
import type { SpaceModel } from '../store/write-model.ts';

/** A content type as the management API takes it: what a field does not have is left out. */
function fieldOf({ linkType, items, validations, ...field }: ContentField) {
  return {
    ...field,
    ...(linkType && { linkType }),
    ...(items && { items }),
    validations,
  };
}

/**
 * The models of a space as the file that `contentful space import --content-model-only` reads into an empty one. Content types that are
 * linked to come along, so they can be created in any order.
 */
export function exportModels({ types, locales, tags }: SpaceModel) {
  return {
    contentTypes: types.map(({ id, name, description, displayField, fields }) => ({
      sys: { id, type: 'ContentType' },
      name,
      description,
      displayField,
      fields: fields.map(fieldOf),
    })),
    editorInterfaces: [],
    locales: locales.map(({ code, name, isDefault, fallbackCode }) => ({
      sys: { type: 'Locale' },
      code,
      name,
      default: isDefault,
      fallbackCode,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: false,
    })),
    tags: tags.map(({ id, name }) => ({ sys: { id, type: 'Tag', visibility: 'public' }, name })),
  };
}
