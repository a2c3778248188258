import type { Blog } from './schema.ts';

/** An IPTC digital source type of a text. */
export type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicMedia';

/** The digital source type of a blog's text; undefined for a person's. A model's text edited by a person is composite. */
export function sourceTypeOf({ writer, editedAt }: Pick<Blog, 'writer' | 'editedAt'>): SourceType | undefined {
  if (writer === 'person') return undefined;
  if (writer !== 'model') return 'algorithmicMedia';
  return editedAt ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** The address of a source type in IPTC's vocabulary, for XMP and C2PA. */
export const iptcSourceType = (type: SourceType) => `http://cv.iptc.org/newscodes/digitalsourcetype/${type}` as const;

/** The address of a source type at schema.org, for JSON-LD. */
export const schemaOrgSourceType = (type: SourceType) =>
  `https://schema.org/${(type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<SourceType>}DigitalSource` as const;
