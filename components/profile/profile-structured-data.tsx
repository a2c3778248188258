import type { BlogSummary, PublicProfile } from '@/lib/blogs/schema';
import { LANGUAGE_DETAILS } from '@/lib/constants/options';

type ProfileStructuredDataProps = {
  profile: PublicProfile;
  blogs: readonly BlogSummary[];
  /** Absolute address of the page. */
  url: string;
};

/** Tells search engines whose page this is and what is on it. `<` is escaped: a script is raw text. */
export function ProfileStructuredData({ profile, blogs, url }: ProfileStructuredDataProps) {
  const { displayName, slug, photoURL } = profile;
  const page = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: displayName,
      alternateName: slug,
      url,
      ...(photoURL && { image: photoURL }),
    },
    hasPart: blogs.map((blog) => ({
      '@type': 'BlogPosting',
      headline: blog.content.title,
      url: blog.shareUrl,
      datePublished: blog.createdAt,
      inLanguage: LANGUAGE_DETAILS[blog.language].tag,
    })),
  };
  return (
    <script type="application/ld+json">{JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
  );
}
