import { provenancePath } from '@/lib/routes.ts';
import type { Blog } from './schema.ts';
import { iptcSourceType, sourceTypeOf } from './source-type.ts';

/** The mark of a blog in every output (docs/decisions/0129): IPTC source type, none for a person's text, and record. */
export function markOf(blog: Pick<Blog, 'id' | 'shareUrl' | 'writer' | 'editedAt' | 'modelEditedAt'>) {
  const source = sourceTypeOf(blog);
  return {
    ...(source && { digital_source_type: iptcSourceType(source) }),
    provenance: `${new URL(blog.shareUrl).origin}${provenancePath(blog.id)}`,
  };
}
