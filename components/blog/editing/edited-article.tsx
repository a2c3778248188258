import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { articleData } from '@/lib/blog-design/article/article-data.ts';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import { Head } from '@/lib/blog-design/article/head-and-foot.tsx';
import { AiNote, Sources } from '@/lib/blog-design/article/sources.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_QUESTIONS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { insertItem, type QuestionDraft, removeItem, type WrittenField } from './draft/text-state.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';
import styles from './editing.module.css';
import { LineField, Tools, WritingField } from './fields/text-fields.tsx';
import { ADD_QUESTION_ID } from './rich-text/block-menu.tsx';
import { RichField } from './rich-text/rich-field.tsx';
import { useFocusLater } from './sections/move-controls.tsx';
import { SectionList } from './sections/section-list.tsx';
import type { SectionWriting } from './sections/use-section-writing.ts';

const questionId = (key: number) => `edit-question-${key}`;

function QuestionList({ editor: { state, dispatch }, heading }: { editor: TextEditorState; heading: string }) {
  const t = useTranslations('editor');
  const { questions } = state.draft;
  const focusLater = useFocusLater();
  const arrange = (change: (list: QuestionDraft[], key: number) => QuestionDraft[]) =>
    dispatch({ type: 'arrange', change: (lists, key) => ({ questions: change(lists.questions, key) }) });

  function add(): void {
    focusLater(`${questionId(state.nextKey)}-question`);
    arrange((list, key) => [...list, { key, question: '', answer: '' }]);
  }

  function remove(question: QuestionDraft, at: number): void {
    focusLater(ADD_QUESTION_ID);
    arrange((list) => removeItem(list, question));
    toastUndo({ title: t('questions.removed') }, t('questions.addAgain'), () =>
      arrange((list) => insertItem(list, question, at)),
    );
  }
  return (
    <section className="blog-questions">
      <h2>{heading}</h2>
      {questions.map((question, at) => {
        const { key } = question;
        const fieldProps = (field: 'question' | 'answer') => ({
          id: `${questionId(key)}-${field}`,
          name: `questions.${at}.${field}`,
          value: question[field],
          onWrite: (text: string) => dispatch({ type: 'write-question', key, field, text }),
        });
        return (
          <section key={key} aria-label={t('questions.question', { number: at + 1 })} className="blog-question">
            <h3 dir="auto">
              <LineField label={t('fields.question')} {...fieldProps('question')} />
            </h3>
            <RichField label={t('fields.answer')} {...fieldProps('answer')} />
            <Tools className="mt-3 mb-0 w-fit">
              <Button
                Icon={Trash2}
                variant="ghost"
                size="sm"
                aria-label={t('questions.removeNumber', { number: at + 1 })}
                onClick={() => remove(question, at)}
                className="text-muted-foreground hover:text-foreground"
              >
                {t('questions.remove')}
              </Button>
            </Tools>
          </section>
        );
      })}
      <Tools className="mt-4 mb-0">
        <Button
          id={ADD_QUESTION_ID}
          Icon={Plus}
          variant="outline"
          size="sm"
          onClick={add}
          disabled={questions.length >= MAX_QUESTIONS}
        >
          {t('questions.add')}
        </Button>
        <p className="text-muted-foreground">{t('questions.hint')}</p>
      </Tools>
    </section>
  );
}

export function DescriptionField({ blog, editor }: { blog: Blog; editor: TextEditorState }) {
  const t = useTranslations('editor.fields');
  const { state, dispatch, fault } = editor;
  const { description } = state.draft;
  const { length } = [...description.trim()];
  const hint = t.rich('descriptionHint', {
    ...{ length, most: MAX_DESCRIPTION_CHARACTERS },
    count: (words) => (
      <span className={length > MAX_DESCRIPTION_CHARACTERS ? 'text-destructive-text' : undefined}>{words}</span>
    ),
  });
  return (
    <Card className="mt-5 px-5 py-6 sm:px-8">
      <WritingField
        id="edit-description"
        name="description"
        label={t('description')}
        hint={hint}
        value={description}
        onWrite={(text) => dispatch({ type: 'write', field: 'description', text })}
        fault={fault}
        lang={languageTag(blog)}
      />
    </Card>
  );
}

/** The parts that are not editable. Their ids have a prefix, since the page's own article is hidden but present. */
const useArticle = (blog: Blog) =>
  useMemo(() => {
    const article = articleData(blog, { idPrefix: 'edit-', assetUrl: (address) => address });
    // Sources do not link into a text that changes.
    return { ...article, text: { ...article.text, firstCitations: new Map() } };
  }, [blog]);

type EditedArticleProps = { blog: Blog; editor: TextEditorState; writing: SectionWriting };

export function EditedArticle({ blog, editor, writing }: EditedArticleProps) {
  const { state, dispatch } = editor;
  const t = useTranslations('editor.fields');
  const fieldProps = (field: Exclude<WrittenField, 'description'>) => ({
    name: field,
    label: t(field),
    value: state.draft[field],
    onWrite: (text: string) => dispatch({ type: 'write', field, text }),
  });
  const article = useArticle(blog);
  const { labels } = article;
  const { style, colorTheme } = blog;
  return (
    <div className={`${styles.paper} mt-5 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)]`}>
      <ArticleFrame style={style} colorTheme={colorTheme} lang={languageTag(blog)}>
        <div className="blog-sheet">
          <Head article={article} title={<LineField id="edit-title" {...fieldProps('title')} />} />
          <RichField id="edit-intro" {...fieldProps('intro')} className="blog-intro" />
          <aside className="blog-key-points" aria-labelledby="edit-key_points">
            <h2 id="edit-key_points">{labels.keyPoints}</h2>
            <RichField id="edit-key-points" kind="points" {...fieldProps('keyPoints')} />
          </aside>
          <SectionList blog={blog} editor={editor} writing={writing} />
          <section className="blog-conclusion">
            <h2 dir="auto">
              <LineField
                id="edit-conclusion-heading"
                placeholder={labels.conclusion}
                {...fieldProps('conclusionHeading')}
              />
            </h2>
            <RichField id="edit-conclusion" {...fieldProps('conclusion')} />
          </section>
          <QuestionList editor={editor} heading={labels.questions} />
          <Sources article={article} />
        </div>
        <AiNote article={article} />
      </ArticleFrame>
    </div>
  );
}
