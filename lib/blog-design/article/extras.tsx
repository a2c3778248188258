import type { ArticleData } from './article-data.ts';
import { Inlines, type RenderCitation, Text } from './text.tsx';

// Headings never have an underscore in their ids.

type ExtraProps = { article: ArticleData; renderCitation: RenderCitation };

/** The box at the top: what to take away from the article. */
export function KeyPoints({ article, renderCitation }: ExtraProps) {
  const { text, labels, idOf, outward } = article;
  if (text.keyPoints.length === 0) return null;
  const id = idOf('key_points');
  return (
    <aside className="blog-key-points" aria-labelledby={id}>
      <h2 id={id}>{labels.keyPoints}</h2>
      <ul>
        {text.keyPoints.map(({ at, content }) => (
          <li key={at}>
            <Inlines content={content} renderCitation={renderCitation} outward={outward} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The questions that readers have, each with its answer. */
export function Questions({ article, renderCitation }: ExtraProps) {
  const { text, labels, idOf, outward } = article;
  const setting = { renderCitation, outward, tableLabel: labels.table };
  if (text.questions.length === 0) return null;
  return (
    <section className="blog-questions">
      <h2 id={idOf('questions_answers')}>{labels.questions}</h2>
      {text.questions.map(({ at, question, answer }) => (
        <div key={at} className="blog-question">
          <h3 dir="auto">{question}</h3>
          <Text blocks={answer} headingLevel={4} {...setting} />
        </div>
      ))}
    </section>
  );
}
