import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '#translations';
import { Link } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { focusOnMount } from '@/components/ui/focus.ts';
import { longDate } from '@/components/ui/format.ts';
import { Fault } from '@/components/ui/input.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { FilePreview, ImportPreview, ImportResult } from '@/lib/blog-imports/schema.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import { type ImportState, type PostKey, postKey, useImport } from './use-import.ts';

const FocusedHeading = ({ children }: { children: ReactNode }) => (
  <h4 ref={focusOnMount} tabIndex={-1} className="mt-4 text-sm font-semibold outline-none">
    {children}
  </h4>
);

type Selection = { selected: ReadonlySet<PostKey>; select: (key: PostKey, isSelected: boolean) => void };

type PostEntryProps = Selection & { post: FilePreview['posts'][number]; postKey: PostKey };

function PostEntry({ post, postKey, selected, select }: PostEntryProps) {
  const t = useTranslations('transfer');
  const languages = useTranslations('options.languages');
  const visibilities = useTranslations('ownBlogs.visibility');
  if ('problem' in post) {
    return (
      <li className="py-3 text-sm">
        <p className="font-semibold break-words">{post.title}</p>
        <p className="text-destructive-text">{post.problem}</p>
      </li>
    );
  }
  const { title, language, sections, pictures, createdAt, notes, importedAs, visibility } = post;
  const facts = [
    createdAt && longDate(createdAt, t.language),
    languages(language),
    t('sections', { count: sections }),
    pictures > 0 && t('pictures', { count: pictures }),
    visibility && visibilities(visibility),
  ];
  const hint = `${postKey}-hint`;
  return (
    <li className="py-3 text-sm">
      <Checkbox
        checked={selected.has(postKey)}
        onChange={(event) => select(postKey, event.target.checked)}
        aria-describedby={hint}
      >
        <span lang={LANGUAGE_DETAILS[language].tag} className="min-w-0 font-semibold break-words">
          {title}
        </span>
      </Checkbox>
      <div id={hint} className="mt-1 ps-7.5 text-muted-foreground">
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {notes.length > 0 ? <p className="mt-1">{t('notes', { notes: notes.join('; ') })}</p> : null}
        {importedAs ? (
          <p className="mt-1">
            {t.rich('openImported', {
              link: <Link href={blogPath(importedAs)} className="underline underline-offset-4 hover:text-foreground" />,
            })}
          </p>
        ) : null}
      </div>
    </li>
  );
}

const FileEntry = ({ file, at, ...selection }: Selection & { file: FilePreview; at: number }) => (
  <section aria-label={file.name} className="mt-4">
    <h4 className="text-sm font-semibold break-words text-muted-foreground">{file.name}</h4>
    {file.problem ? <p className="mt-1 text-sm text-destructive-text">{file.problem}</p> : null}
    {file.note ? <p className="mt-1 text-sm text-muted-foreground">{file.note}</p> : null}
    <ul className="divide-y divide-border">
      {file.posts.map((post, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: posts of a file never change their places.
        <PostEntry key={place} post={post} postKey={postKey(at, place)} {...selection} />
      ))}
    </ul>
  </section>
);

const hasPosts = ({ files }: ImportPreview) => files.some(({ posts }) => posts.some((post) => !('problem' in post)));

const hasVisibility = ({ files }: ImportPreview) =>
  files.some(({ posts }) => posts.some((post) => 'visibility' in post));

type PreviewProps = Selection &
  Omit<ImportState, 'preview'> & {
    preview: ImportPreview;
    onImport: (restoresVisibility: boolean) => void;
    onRestart: () => void;
  };

export function Preview({ preview, isBusy, done, problem, onImport, onRestart, ...selection }: PreviewProps) {
  const t = useTranslations('transfer');
  const chosen = selection.selected.size;
  const isTooMany = chosen > MAX_BLOGS_AT_ONCE;
  const [isRestored, setIsRestored] = useState(false);
  return (
    <div aria-busy={isBusy}>
      <FocusedHeading>{t(hasPosts(preview) ? 'found' : 'notFound')}</FocusedHeading>
      {preview.files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files never change their places.
        <FileEntry key={at} file={file} at={at} {...selection} />
      ))}
      {hasVisibility(preview) ? (
        <Checkbox checked={isRestored} onChange={(event) => setIsRestored(event.target.checked)} className="mt-4">
          {t('restoreVisibility')}
        </Checkbox>
      ) : null}
      <Fault className="mt-3">{problem}</Fault>
      <Fault className="mt-3">{isTooMany ? t('tooMany') : null}</Fault>
      {done === undefined ? null : (
        <div className="mt-5">
          <p className="mb-2 text-sm">{t('progress', { done, count: chosen })}</p>
          <Progress aria-label={t('import')} value={(100 * done) / chosen} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {hasPosts(preview) ? (
          <Button
            aria-busy={isBusy}
            disabled={chosen === 0 || isTooMany || isBusy}
            onClick={() => onImport(isRestored)}
          >
            {isBusy ? t('importing') : t(isRestored ? 'importBlogs' : 'importDrafts', { count: chosen })}
          </Button>
        ) : null}
        <Button variant="outline" disabled={isBusy} onClick={onRestart}>
          {t('otherFiles')}
        </Button>
      </div>
    </div>
  );
}

type ResultProps = { result: ImportResult; problem: string | undefined; onRestart: () => void };

function Result({ result, problem, onRestart }: ResultProps) {
  const t = useTranslations('transfer');
  const made = result.posts.filter(({ id, wasImported }) => id !== undefined && !wasImported).length;
  return (
    <>
      <FocusedHeading>{t('imported', { count: made })}</FocusedHeading>
      <Fault className="mt-3">{problem}</Fault>
      <ul className="mt-2 divide-y divide-border">
        {result.posts.map(({ file, post, id, title, problem, notes, wasImported }) => (
          <li key={postKey(file, post)} className="py-3 text-sm">
            {id ? (
              <Link href={blogPath(id)} className="font-semibold break-words link-underline">
                {title}
              </Link>
            ) : (
              <p className="font-semibold break-words">{title}</p>
            )}
            {wasImported ? <p className="mt-1 text-muted-foreground">{t('alreadyImported')}</p> : null}
            {problem ? <p className="mt-1 text-destructive-text">{problem}</p> : null}
            {notes.length > 0 ? (
              <p className="mt-1 text-muted-foreground">{t('notes', { notes: notes.join('; ') })}</p>
            ) : null}
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onRestart} className="mt-4">
        {t('importMore')}
      </Button>
    </>
  );
}

const ACCEPTED =
  '.md,.markdown,.mdown,.txt,.xml,.json,.zip,text/markdown,text/xml,application/xml,application/json,application/zip';

type ChooseProps = ImportState & { hasFocus: boolean; onChoose: (files: File[]) => void };

function Choose({ isBusy, problem, hasFocus, onChoose }: ChooseProps) {
  const t = useTranslations('transfer');
  return (
    <FileDrop
      label={t('files')}
      accept={ACCEPTED}
      isMultiple
      Icon={FileUp}
      button={t(isBusy ? 'reading' : 'chooseFiles')}
      hint={t.rich('chooseHint', { pointer: <span className="pointer-coarse:hidden" /> })}
      isBusy={isBusy}
      isDisabled={isBusy}
      autoFocus={hasFocus}
      onFiles={onChoose}
      className="mt-5 px-5 py-7"
    >
      {isBusy ? <Progress aria-label={t('readingFiles')} className="mt-4" /> : null}
      <Fault className="mt-3">{problem}</Fault>
    </FileDrop>
  );
}

export function ImportForm() {
  const { state, selected, select, choose, run, restart } = useImport();
  const [isRestarted, setIsRestarted] = useState(false);
  const { preview, result, problem } = state;

  function begin(): void {
    setIsRestarted(true);
    restart();
  }
  if (result) return <Result result={result} problem={problem} onRestart={begin} />;
  if (!preview) return <Choose {...state} hasFocus={isRestarted} onChoose={(files) => void choose(files)} />;
  return (
    <Preview
      {...state}
      preview={preview}
      selected={selected}
      select={select}
      onImport={(restoresVisibility) => void run(preview, restoresVisibility)}
      onRestart={begin}
    />
  );
}
