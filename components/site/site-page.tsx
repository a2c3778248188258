import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { Text } from '@/lib/blog-design/article/blocks.tsx';
import type { PublicProfile } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { SitePage } from '@/lib/sites/schema.ts';
import { SiteFrame } from './site-frame.tsx';

const NO_SOURCES: ReadonlySet<number> = new Set();

/** A page of an author's site, such as About. */
export function SitePageView({ profile, page }: { profile: PublicProfile; page: SitePage }) {
  return (
    <SiteFrame profile={profile} heading={page.title}>
      <div dir="auto" className="site-part site-text">
        <Text
          blocks={readMarkdown(page.text, NO_SOURCES)}
          renderCitation={() => null}
          frameLabels={ARTICLE_LABELS.english}
          headingLevel={2}
        />
      </div>
    </SiteFrame>
  );
}
