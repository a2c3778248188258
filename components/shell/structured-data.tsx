/** Structured data as JSON-LD. `<` is escaped, since a script is raw text. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
