import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { headingIds } from '../heading-ids.ts';
import { type ArticleData, type ArticleOptions, articleData } from './article-data.ts';
import { ArticleFrame } from './article-frame.tsx';
import { Citation, QuotePopovers } from './citations.tsx';
import { Cover } from './cover.tsx';
import { KeyPoints, Questions } from './extras.tsx';
import { Figures } from './figures.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { Sources } from './sources.tsx';
import { type CitationInline, Text } from './text.tsx';

/** How many sections make an article long enough for a table of contents. */
const SECTIONS_FOR_CONTENTS = 6;

type ArticleProps = ArticleOptions & { blog: Blog };

/** A whole blog as it is read (spec §2, Blog display), in any of the styles. */
export function Article({ blog, ...options }: ArticleProps) {
  const { style, colorTheme, language } = blog;
  return (
    <ArticleFrame style={style} colorTheme={colorTheme} lang={LANGUAGE_DETAILS[language].tag}>
      <ArticleContent blog={blog} {...options} />
    </ArticleFrame>
  );
}

/** All of a blog but the element that says how it looks. */
export function ArticleContent({ blog, ...options }: ArticleProps) {
  const article = articleData(blog, options);
  const ids = headingIds(blog.content.sections.map(({ heading }) => heading)).map(article.idOf);
  const renderCitation = (citation: CitationInline, isNext: boolean) => (
    <Citation article={article} citation={citation} isNext={isNext} />
  );
  const { text, placeholders, outward, labels } = article;
  const setting = { renderCitation, outward, tableLabel: labels.table };
  return (
    <>
      <div className="blog-sheet">
        <Head article={article} />
        <Cover article={article} />
        <div className="blog-intro">
          {text.intro.length > 0 ? <Text blocks={text.intro} headingLevel={2} {...setting} /> : placeholders?.text}
        </div>
        <KeyPoints article={article} renderCitation={renderCitation} />
        <Contents article={article} ids={ids} />
        <Sections article={article} ids={ids} renderCitation={renderCitation} />
        {text.conclusion.length > 0 ? (
          <section className="blog-conclusion">
            <h2 id={article.idOf('conclusion')}>{article.labels.conclusion}</h2>
            <Text blocks={text.conclusion} {...setting} />
          </section>
        ) : null}
        <Questions article={article} renderCitation={renderCitation} />
        <Sources article={article} />
        <Foot article={article} />
      </div>
      <QuotePopovers article={article} />
    </>
  );
}

type PartProps = { article: ArticleData; ids: readonly string[] };

function Contents({ article, ids }: PartProps) {
  const { sections } = article.blog.content;
  if (sections.length < SECTIONS_FOR_CONTENTS) return null;
  const id = article.idOf('contents');
  return (
    <nav className="blog-contents" aria-labelledby={id}>
      <h2 id={id}>{article.labels.contents}</h2>
      <ol>
        {sections.map(({ heading }, at) => (
          <li key={ids[at]}>
            <a href={`#${ids[at]}`}>
              <bdi>{heading}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type SectionsProps = PartProps & Pick<Parameters<typeof Text>[0], 'renderCitation'>;

function Sections({ article, ids, renderCitation }: SectionsProps) {
  const { blog, text, placeholders, outward, labels } = article;
  const setting = { renderCitation, outward, tableLabel: labels.table };
  return blog.content.sections.map(({ heading, images }, at) => {
    const blocks = text.sections[at] ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position, as its heading may change.
      <section key={at} className="blog-section">
        <h2 id={ids[at]} dir="auto">
          <span>
            {heading}
            {/* biome-ignore lint/a11y/useAnchorContent: for a pointer only; what it shows is drawn by the styles. */}
            <a className="blog-anchor" href={`#${ids[at]}`} aria-hidden tabIndex={-1} />
          </span>
        </h2>
        <Figures images={images} article={article} />
        {blocks.length > 0 ? <Text blocks={blocks} {...setting} /> : placeholders?.text}
      </section>
    );
  });
}
