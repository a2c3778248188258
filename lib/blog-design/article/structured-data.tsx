import { markOf } from '@/lib/blogs/mark.ts';
import { structuredData } from '@/lib/blogs/page/metadata.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** Structured data as JSON-LD. `<` is escaped, since a script is raw text. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}

/** A blog for programs: its mark, its record and its structured data. */
export function BlogForPrograms({ blog }: { blog: Blog }) {
  const { digital_source_type, provenance } = markOf(blog);
  return (
    <>
      {digital_source_type ? <meta name="digital-source-type" content={digital_source_type} /> : null}
      <link rel="describedby" type="application/json" href={provenance} />
      {structuredData(blog, new URL(blog.shareUrl).origin).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  );
}
