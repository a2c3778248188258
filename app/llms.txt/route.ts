import { BRAND_NAME } from '@/lib/constants/brand';
import { siteUrl } from '@/lib/env';
import { publicText } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /llms.txt: what the site is and how programs read it (llmstxt.org). */
export const GET = route({}, async () =>
  publicText(
    `# ${BRAND_NAME}

> A generator of blogs: a visitor types a topic and gets a styled article to share. Every page says whether
> an AI model, the built-in writer or a person wrote its text.

## Reading blogs

- [Sitemap](${siteUrl()}/sitemap.xml): every public blog
- A blog as Markdown: ${siteUrl()}/share/{id}.md
- A blog as JSON: ${siteUrl()}/api/blogs/{id}
- A creator's feed: ${siteUrl()}/user/{name}/feed.json
- oEmbed: ${siteUrl()}/api/oembed?url={address of a blog}
`,
    'text/plain',
  ),
);
