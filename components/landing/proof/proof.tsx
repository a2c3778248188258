import Link from 'next/link';
import { Fragment } from 'react';
import { type ArticleData, articleData } from '@/lib/blog-design/article/article-data.ts';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import { Head } from '@/lib/blog-design/article/head-and-foot.tsx';
import { Citation, Popovers } from '@/lib/blog-design/article/sources.tsx';
import { Text } from '@/lib/blog-design/article/text.tsx';
import { ownStyleHref } from '@/lib/blog-design/stylesheet.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, STYLE_DETAILS } from '@/lib/constants/options.ts';
import { sharePath } from '@/lib/routes.ts';
import { StyleChip } from '../style-chip.tsx';
import { PROOF_TEXTS } from '../texts.ts';
import styles from './proof.module.css';

/** The styles to choose from; the stylesheet of this folder shows the one that is checked. */
const LOOKS = [
  { style: 'minimal', colorTheme: 'amber' },
  { style: 'brutalist', colorTheme: 'default' },
  { style: 'retro', colorTheme: 'default' },
] as const;

/** Title and introduction, with the passages that they cite. */
function Excerpt({ article }: { article: ArticleData }) {
  return (
    <>
      <div className="blog-sheet">
        <Head article={article} role="presentation" />
        <div className="blog-intro">
          <Text
            blocks={article.text.intro}
            renderCitation={(citation, isNext) => <Citation article={article} citation={citation} isNext={isNext} />}
            outward={article.outward}
          />
        </div>
      </div>
      <Popovers article={article} />
    </>
  );
}

/** The beginning of a published article in three styles; its citations open the passages they rest on, without a script. */
export function Proof({ blog }: { blog: Blog }) {
  const { title, intro } = blog.content;
  const excerpt = { ...blog, content: { title, intro, sections: [], conclusion: '' } };
  const options = { readingMinutes: readingMinutes(blog), assetUrl: (address: string) => address };
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <h2 id="proof" className="font-display text-2xl leading-tight font-semibold tracking-tight">
        {PROOF_TEXTS.heading}
      </h2>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex-1 basis-48 text-sm leading-snug text-muted-foreground">{PROOF_TEXTS.hint}</p>
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">{PROOF_TEXTS.styles}</legend>
          {LOOKS.map(({ style }, at) => (
            <StyleChip
              key={style}
              label={STYLE_DETAILS[style].label}
              name="proof-style"
              value={style}
              defaultChecked={at === 0}
            />
          ))}
        </fieldset>
      </div>
      <div className={styles.window}>
        {LOOKS.map((look) => (
          <Fragment key={look.style}>
            {/* In the body, where it does not hold up the page above. */}
            <link rel="stylesheet" href={ownStyleHref({ ...look, language: blog.language })} />
            <ArticleFrame {...look} lang={LANGUAGE_DETAILS[blog.language].tag} aria-label={title}>
              <Excerpt article={articleData(excerpt, { ...options, idPrefix: `${look.style}-` })} />
            </ArticleFrame>
          </Fragment>
        ))}
      </div>
      <p className="mt-3 text-sm">
        <Link href={sharePath(blog.id)} prefetch={false} className="font-medium link-underline">
          {PROOF_TEXTS.readOn}
        </Link>
      </p>
    </section>
  );
}
