import { route } from '@/lib/auth/route.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /llms.txt: what the site is and how programs read it (llmstxt.org). */
export const GET = route({}, async () =>
  publicText(
    `# ${BRAND_NAME}

> A generator of blogs: a visitor types a topic and gets a styled article to share. Every page says whether
> an AI model or a person wrote its text, whether it is a digest of sources or an article of our library.

## Reading blogs

- [Sitemap](${siteUrl()}/sitemap.xml): every public blog that a model or a person wrote
- A blog as Markdown: ${siteUrl()}/share/{id}.md
- A blog as PDF: ${siteUrl()}/share/{id}.pdf
- A blog as JSON: ${siteUrl()}/api/blogs/{id}, its writer is model, digest, library, close or person
- Who and what wrote a blog, as a signed record: ${siteUrl()}/api/blogs/{id}/provenance
- A creator's feed: ${siteUrl()}/user/{name}/feed.json
- Whether a text is from here: POST ${siteUrl()}/api/check with JSON {"text"} or {"url"}
- The API, and its description (OpenAPI): ${siteUrl()}/developers and ${siteUrl()}/api/openapi.json
- oEmbed: ${siteUrl()}/api/oembed?url={address of a blog}
`,
    'text/plain',
  ),
);
