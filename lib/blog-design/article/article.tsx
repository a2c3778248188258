import type { Citation as CitationNode } from '@/lib/article/tree.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { headingIds } from '../heading-ids.ts';
import { type ArticleOptions, articleData, type PartProps } from './article-data.ts';
import { ArticleFrame } from './article-frame.tsx';
import { each, Inlines, Text, type TextOptions } from './blocks.tsx';
import { Foot, Head, Phrased } from './head-and-foot.tsx';
import { Cover, Figures } from './pictures.tsx';
import { AiNote, Citation, Sources } from './sources.tsx';

/** Sections from which an article has a table of contents. */
const SECTIONS_FOR_CONTENTS = 6;

type ArticleProps = ArticleOptions & { blog: Blog };

/** A whole blog in its style (spec §2, Blog display). */
export function Article({ blog, ...options }: ArticleProps) {
  const { style, colorTheme } = blog;
  return (
    <ArticleFrame style={style} colorTheme={colorTheme} lang={languageTag(blog)}>
      <ArticleContent blog={blog} {...options} />
    </ArticleFrame>
  );
}

/** A blog without the frame that sets its style. */
export function ArticleContent({ blog, ...options }: ArticleProps) {
  const article = articleData(blog, options);
  const ids = headingIds(blog.content.sections.map(({ heading }) => heading)).map(article.idOf);
  const { text, placeholders, outward, labels, hasCopyButtons = false } = article;
  const setting = {
    renderCitation: (citation: CitationNode, isNext: boolean) => (
      <Citation article={article} citation={citation} isNext={isNext} />
    ),
    outward,
    frameLabels: labels,
    hasCopyButtons,
  };
  return (
    <>
      <div className="blog-sheet">
        <Head article={article} />
        <Cover article={article} />
        <div className="blog-intro">
          {text.intro.length > 0 ? <Text blocks={text.intro} headingLevel={2} {...setting} /> : placeholders?.text}
        </div>
        <KeyPoints article={article} setting={setting} />
        <Contents article={article} ids={ids} />
        <Sections article={article} ids={ids} setting={setting} />
        {text.conclusion.length > 0 ? (
          <section className="blog-conclusion">
            <h2 id={article.idOf('conclusion')} dir="auto">
              <Phrased text={blog.content.conclusionHeading ?? labels.conclusion} language={blog.language} />
            </h2>
            <Text blocks={text.conclusion} {...setting} />
          </section>
        ) : null}
        <Questions article={article} setting={setting} />
        <Sources article={article} />
        <Foot article={article} />
      </div>
      <AiNote article={article} />
    </>
  );
}

type Ids = { ids: readonly string[] };
type Setting = { setting: TextOptions };

// Ids of these parts have an underscore, which headings never have.

function KeyPoints({ article: { text, labels, idOf }, setting }: PartProps & Setting) {
  if (text.keyPoints.length === 0) return null;
  const id = idOf('key_points');
  return (
    <aside className="blog-key-points" aria-labelledby={id}>
      <h2 id={id}>{labels.keyPoints}</h2>
      <ul>
        {each(text.keyPoints, (nodes) => (
          <li>
            <Inlines nodes={nodes} {...setting} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Questions({ article: { text, labels, idOf }, setting }: PartProps & Setting) {
  if (text.questions.length === 0) return null;
  return (
    <section className="blog-questions">
      <h2 id={idOf('questions_answers')}>{labels.questions}</h2>
      {each(text.questions, ({ question, answer }) => (
        <div className="blog-question">
          <h3 dir="auto">{question}</h3>
          <Text blocks={answer} headingLevel={4} {...setting} />
        </div>
      ))}
    </section>
  );
}

function Contents({ article: { blog, text, labels, idOf }, ids }: PartProps & Ids) {
  const { sections, conclusionHeading } = blog.content;
  if (sections.length < SECTIONS_FOR_CONTENTS) return null;
  const id = idOf('contents');
  const entries = sections.map(({ heading }, at) => ({ heading, href: ids[at] }));
  if (conclusionHeading && text.conclusion.length > 0) {
    entries.push({ heading: conclusionHeading, href: idOf('conclusion') });
  }
  return (
    <nav className="blog-contents" aria-labelledby={id}>
      <h2 id={id}>{labels.contents}</h2>
      <ol>
        {entries.map(({ heading, href }) => (
          <li key={href}>
            <a href={`#${href}`}>
              <bdi>{heading}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections({ article, ids, setting }: PartProps & Ids & Setting) {
  const { blog, text, placeholders } = article;
  return blog.content.sections.map(({ heading, images }, at) => {
    const blocks = text.sections[at] ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position, as its heading may change.
      <section key={at} className="blog-section">
        <h2 id={ids[at]} dir="auto">
          <span>
            <Phrased text={heading} language={blog.language} />
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
