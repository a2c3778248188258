'use client';

import { FileUp } from 'lucide-react';
import Link from 'next/link';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { FilePreview, ImportPreview, ImportResult } from '@/lib/blog-imports/schema.ts';
import { MAX_BLOGS_AT_ONCE, MAX_IMPORT_MEGABYTES } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import { keyOf, type PostKey, useImport } from './use-import.ts';

type Selection = {
  selected: ReadonlySet<PostKey>;
  select: (key: PostKey, isSelected: boolean) => void;
};

/** Files of what can be read. */
const ACCEPTED = '.md,.markdown,.mdown,.txt,.xml,text/markdown,text/xml,application/xml';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type PostEntryProps = Selection & { post: FilePreview['posts'][number]; postKey: PostKey };

/** One post: what it will become, and what is lost. */
function PostEntry({ post, postKey, selected, select }: PostEntryProps) {
  if ('problem' in post) {
    return (
      <li className="py-3 text-sm">
        <p className="font-semibold break-words">{post.title}</p>
        <p className="text-destructive-text">{post.problem}</p>
      </li>
    );
  }
  const { title, language, sections, pictures, createdAt, notes } = post;
  const facts = [
    ...(createdAt ? [longDate(createdAt)] : []),
    LANGUAGE_DETAILS[language].label,
    count(sections, 'section'),
    ...(pictures > 0 ? [count(pictures, 'picture')] : []),
  ];
  const hint = `${postKey}-hint`;
  return (
    <li className="py-3 text-sm">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={selected.has(postKey)}
          onChange={(event) => select(postKey, event.target.checked)}
          aria-describedby={hint}
          className="mt-0.5 size-4.5 shrink-0 accent-primary"
        />
        <span lang={LANGUAGE_DETAILS[language].tag} className="min-w-0 font-semibold break-words">
          {title}
        </span>
      </label>
      <div id={hint} className="mt-1 pl-7.5 text-muted-foreground">
        <p>{facts.join(' · ')}</p>
        {notes.length > 0 ? <p className="mt-1">{notes.join('; ')}.</p> : null}
      </div>
    </li>
  );
}

/** One file with its posts. */
function FileEntry({ file, at, ...selection }: Selection & { file: FilePreview; at: number }) {
  return (
    <section aria-label={file.name} className="mt-4">
      <h4 className="text-sm font-semibold break-words text-muted-foreground">{file.name}</h4>
      {file.problem ? <p className="mt-1 text-sm text-destructive-text">{file.problem}</p> : null}
      {file.note ? <p className="mt-1 text-sm text-muted-foreground">{file.note}</p> : null}
      <ul className="divide-y divide-border">
        {file.posts.map((post, place) => (
          <PostEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: posts of a file never change their places.
            key={place}
            post={post}
            postKey={keyOf(at, place)}
            {...selection}
          />
        ))}
      </ul>
    </section>
  );
}

type PreviewProps = Selection & {
  preview: ImportPreview;
  isBusy: boolean;
  problem?: string | undefined;
  onImport: () => void;
  onRestart: () => void;
};

function Preview({ preview, isBusy, problem, onImport, onRestart, ...selection }: PreviewProps) {
  const chosen = selection.selected.size;
  const isTooMany = chosen > MAX_BLOGS_AT_ONCE;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div aria-busy={isBusy}>
      <h4 ref={heading} tabIndex={-1} className="mt-4 text-sm font-semibold outline-none">
        What these files hold
      </h4>
      {preview.files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files never change their places.
        <FileEntry key={at} file={file} at={at} {...selection} />
      ))}
      {problem ? (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          {problem}
        </p>
      ) : null}
      {isTooMany ? (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          Please choose up to {MAX_BLOGS_AT_ONCE} at a time.
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          aria-busy={isBusy}
          disabled={chosen === 0 || isTooMany || isBusy}
          onClick={onImport}
        >
          {isBusy ? 'Importing...' : `Import ${count(chosen, 'draft')}`}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onRestart}>
          Choose other files
        </Button>
      </div>
    </div>
  );
}

/** What has become of each post. */
function Result({ result, onRestart }: { result: ImportResult; onRestart: () => void }) {
  const made = result.posts.filter(({ id }) => id !== undefined).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="mt-4 text-sm font-semibold outline-none">
        {made === 0 ? 'Nothing was imported' : `${count(made, 'draft')} imported`}
      </h4>
      <ul className="mt-2 divide-y divide-border">
        {result.posts.map(({ file, post, id, title, problem, notes }) => (
          <li key={keyOf(file, post)} className="py-3 text-sm">
            {id ? (
              <Link
                href={blogPath(id)}
                className="font-semibold break-words underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
              >
                {title}
              </Link>
            ) : (
              <p className="font-semibold break-words">{title}</p>
            )}
            {problem ? <p className="mt-1 text-destructive-text">{problem}</p> : null}
            {notes.length > 0 ? (
              <p className="mt-1 text-muted-foreground">{notes.join('; ')}.</p>
            ) : null}
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onRestart} className="mt-4">
        Import more
      </Button>
    </>
  );
}

type ChooseProps = {
  isBusy: boolean;
  problem?: string | undefined;
  onChoose: (files: File[]) => void;
};

function Choose({ isBusy, problem, onChoose }: ChooseProps) {
  const picker = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again counts as a choice.
    event.currentTarget.value = '';
    onChoose(files);
  }
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          autoFocus
          aria-busy={isBusy}
          onClick={() => (isBusy ? undefined : picker.current?.click())}
        >
          <FileUp aria-hidden />
          {isBusy ? 'Reading...' : 'Choose files'}
        </Button>
        <p className="text-sm text-muted-foreground">
          .md or .xml, {MAX_IMPORT_MEGABYTES} MB together at most
        </p>
        <input
          ref={picker}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          aria-label="Files to import"
          onChange={choose}
        />
      </div>
      {problem ? (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Imports blogs: files are chosen, what they would become is shown, and drafts are made of them (docs/decisions/0077). */
export default function ImportForm() {
  const { state, selected, select, choose, run, restart } = useImport();
  if (state.step === 'done') return <Result result={state.result} onRestart={restart} />;
  if (state.step === 'choosing' || state.step === 'reading') {
    return (
      <Choose
        isBusy={state.step === 'reading'}
        problem={state.step === 'choosing' ? state.problem : undefined}
        onChoose={(files) => void choose(files)}
      />
    );
  }
  return (
    <Preview
      preview={state.preview}
      isBusy={state.step === 'importing'}
      problem={state.step === 'chosen' ? state.problem : undefined}
      selected={selected}
      select={select}
      onImport={() => void run(state.preview)}
      onRestart={restart}
    />
  );
}
