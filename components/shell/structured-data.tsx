/** What a page says to search engines about itself, as JSON-LD. `<` is escaped: a script is raw text. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
