'use client';

import { FileUp } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useFilePicker } from '@/components/ui/file-drop.tsx';
import type { ImportResult } from '@/lib/blog-imports/schema.ts';
import { MAX_IMPORT_ARCHIVE_MEGABYTES, MAX_IMPORT_MEGABYTES } from '@/lib/constants/limits.ts';
import { blogPath } from '@/lib/routes.ts';
import { Preview } from './import-preview.tsx';
import { count, keyOf, useImport } from './use-import.ts';

/** Accepted file types. */
const ACCEPTED = '.md,.markdown,.mdown,.txt,.xml,.zip,text/markdown,text/xml,application/xml,application/zip';

/** The outcome of each post. */
function Result({ result, onRestart }: { result: ImportResult; onRestart: () => void }) {
  const made = result.posts.filter(({ id, wasImported }) => id !== undefined && !wasImported).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="mt-4 text-sm font-semibold outline-none">
        {made === 0 ? 'Nothing new was imported' : `${count(made, 'blog')} imported`}
      </h4>
      <ul className="mt-2 divide-y divide-border">
        {result.posts.map(({ file, post, id, title, problem, notes, wasImported }) => (
          <li key={keyOf(file, post)} className="py-3 text-sm">
            {id ? (
              <Link href={blogPath(id)} className="font-semibold break-words link-underline">
                {title}
              </Link>
            ) : (
              <p className="font-semibold break-words">{title}</p>
            )}
            {wasImported ? <p className="mt-1 text-muted-foreground">Already imported.</p> : null}
            {problem ? <p className="mt-1 text-destructive-text">{problem}</p> : null}
            {notes.length > 0 ? <p className="mt-1 text-muted-foreground">{notes.join('; ')}.</p> : null}
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onRestart} className="mt-4">
        Import more
      </Button>
    </>
  );
}

type ChooseProps = { isBusy: boolean; problem?: string | undefined; onChoose: (files: File[]) => void };

function Choose({ isBusy, problem, onChoose }: ChooseProps) {
  const { input, open } = useFilePicker({
    label: 'Files to import',
    accept: ACCEPTED,
    isMultiple: true,
    onFiles: onChoose,
  });
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" autoFocus aria-busy={isBusy} onClick={isBusy ? undefined : open}>
          <FileUp aria-hidden />
          {isBusy ? 'Reading...' : 'Choose files'}
        </Button>
        <p className="text-sm text-muted-foreground">
          .md or .xml, up to {MAX_IMPORT_MEGABYTES} MB together; .zip, up to {MAX_IMPORT_ARCHIVE_MEGABYTES} MB
        </p>
        {input}
      </div>
      {problem ? (
        <p role="alert" className="mt-3 text-sm text-destructive-text">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Imports blogs: choose files, preview, import as drafts (docs/decisions/0077). */
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
      onImport={(restoresVisibility) => void run(state.preview, restoresVisibility)}
      onRestart={restart}
    />
  );
}
