import { useMemo } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { articleData } from '@/lib/blog-design/article/article-data.ts';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import { Head } from '@/lib/blog-design/article/head.tsx';
import { Sources } from '@/lib/blog-design/article/sources.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import styles from '../editing.module.css';
import { LineField, WritingField } from '../fields/text-fields.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { SectionList } from '../sections/section-list.tsx';
import type { SectionWriting } from '../sections/use-section-writing.ts';

/** Hint and character count of the description. */
function DescriptionHint({ length }: { length: number }) {
  return (
    <>
      Shown in search results and shared links; without it they show the start of the introduction.{' '}
      <span className={length > MAX_DESCRIPTION_CHARACTERS ? 'text-destructive-text' : undefined}>
        {length} of {MAX_DESCRIPTION_CHARACTERS} characters
      </span>
    </>
  );
}

/** The description for search results, the only text outside the article. */
export function DescriptionField({ blog, editor }: { blog: Blog; editor: TextEditorState }) {
  const { state, dispatch, fault } = editor;
  const { description } = state.draft;
  return (
    <Card className="mt-5 px-5 py-6 sm:px-8">
      <WritingField
        id="edit-description"
        name="description"
        label="Description"
        hint={<DescriptionHint length={[...description.trim()].length} />}
        isOneLine
        value={description}
        onWrite={(text) => dispatch({ type: 'write', field: 'description', text })}
        fault={fault}
        lang={LANGUAGE_DETAILS[blog.language].tag}
      />
    </Card>
  );
}

/**
 * The parts of the article that are not editable. Ids get a prefix, since the page's own article is hidden but present.
 */
function useArticle(blog: Blog) {
  return useMemo(() => {
    const article = articleData(blog, { idPrefix: 'edit-', assetUrl: (address) => address });
    // Sources do not link into a text that changes.
    return { ...article, text: { ...article.text, firstCitations: new Map() } };
  }, [blog]);
}

type EditedArticleProps = { blog: Blog; editor: TextEditorState; writing: SectionWriting };

/** The article in its own structure and style, with fields instead of texts. */
export function EditedArticle({ blog, editor, writing }: EditedArticleProps) {
  const { state, dispatch } = editor;
  const fieldProps = (field: 'title' | 'intro' | 'keyPoints' | 'conclusion', label: string) => ({
    name: field,
    label,
    value: state.draft[field],
    onWrite: (text: string) => dispatch({ type: 'write', field, text }),
  });
  const article = useArticle(blog);
  const { labels } = article;
  const { style, colorTheme, language } = blog;
  return (
    <div className={`${styles.paper} mt-5 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)]`}>
      <ArticleFrame style={style} colorTheme={colorTheme} lang={LANGUAGE_DETAILS[language].tag}>
        <div className="blog-sheet">
          <Head article={article} title={<LineField id="edit-title" {...fieldProps('title', 'Title')} />} />
          <RichField id="edit-intro" {...fieldProps('intro', 'Introduction')} className="blog-intro" />
          <aside className="blog-key-points" aria-labelledby="edit-key_points">
            <h2 id="edit-key_points">{labels.keyPoints}</h2>
            <RichField id="edit-key-points" kind="points" {...fieldProps('keyPoints', 'Key points')} />
          </aside>
          <SectionList blog={blog} editor={editor} writing={writing} />
          <section className="blog-conclusion">
            <h2>{labels.conclusion}</h2>
            <RichField id="edit-conclusion" {...fieldProps('conclusion', 'Conclusion')} />
          </section>
          <QuestionList editor={editor} heading={labels.questions} />
          <Sources article={article} />
        </div>
      </ArticleFrame>
    </div>
  );
}
