import { provenancePath } from '@/lib/routes.ts';
import type { Blog } from '../schema.ts';

export type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia' | 'algorithmicMedia';

type TextHistory = Pick<Blog, 'writer' | 'editedAt' | 'modelEditedAt'>;

export const isEditedByPerson = ({ editedAt, modelEditedAt }: Pick<Blog, 'editedAt' | 'modelEditedAt'>): boolean =>
  editedAt !== undefined && editedAt !== modelEditedAt;

/** The digital source type of a blog's text; undefined for a person's. Texts of a model and a person are composite. */
export function textSourceType({ writer, ...edits }: TextHistory): SourceType | undefined {
  if (writer === 'model' && !isEditedByPerson(edits)) return 'trainedAlgorithmicMedia';
  if (writer === 'model' || edits.modelEditedAt) return 'compositeWithTrainedAlgorithmicMedia';
  return writer === 'person' ? undefined : 'algorithmicMedia';
}

/** Whether a model wrote the text or a part of it. */
export const isByModel = (history: TextHistory): boolean =>
  history.writer === 'model' || Boolean(history.modelEditedAt);

/** The address of a source type in IPTC's vocabulary, for XMP and C2PA. */
export const iptcSourceType = (type: SourceType) => `http://cv.iptc.org/newscodes/digitalsourcetype/${type}` as const;

/** The address of a source type at schema.org, for JSON-LD. */
export const schemaOrgSourceType = (type: SourceType) =>
  `https://schema.org/${(type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<SourceType>}DigitalSource` as const;

/** The mark of a blog in every output (docs/decisions/0129): IPTC source type, none for a person's text, and record. */
export function blogMark(blog: Pick<Blog, 'id' | 'shareUrl' | 'writer' | 'editedAt' | 'modelEditedAt'>) {
  const source = textSourceType(blog);
  return {
    ...(source && { digital_source_type: iptcSourceType(source) }),
    provenance: `${new URL(blog.shareUrl).origin}${provenancePath(blog.id)}`,
  };
}
