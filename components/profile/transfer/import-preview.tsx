import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { FilePreview, ImportPreview } from '@/lib/blog-imports/schema.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITY_DETAILS, LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import { count, keyOf, type PostKey } from './use-import.ts';

type Selection = { selected: ReadonlySet<PostKey>; select: (key: PostKey, isSelected: boolean) => void };

type PostEntryProps = Selection & { post: FilePreview['posts'][number]; postKey: PostKey };

/** A post, with what it contains and what is lost. */
function PostEntry({ post, postKey, selected, select }: PostEntryProps) {
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
    ...(createdAt ? [longDate(createdAt)] : []),
    LANGUAGE_DETAILS[language].label,
    count(sections, 'section'),
    ...(pictures > 0 ? [count(pictures, 'picture')] : []),
    ...(visibility ? [BLOG_VISIBILITY_DETAILS[visibility].label] : []),
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
        {importedAs ? (
          <p className="mt-1">
            <AlreadyImported id={importedAs} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Links to the blog of an earlier import. */
function AlreadyImported({ id }: { id: string }) {
  return (
    <>
      Already imported.{' '}
      <Link href={blogPath(id)} className="underline underline-offset-4 hover:text-foreground">
        Open the blog
      </Link>
    </>
  );
}

/** A file with its posts. */
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

type VisibilityChoiceProps = { isRestored: boolean; onChange: (isRestored: boolean) => void };

/** For exports that contain non-drafts. */
function VisibilityChoice({ isRestored, onChange }: VisibilityChoiceProps) {
  return (
    <label className="mt-4 flex cursor-pointer items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={isRestored}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-primary"
      />
      <span>Restore visibility: public blogs become public at once. Otherwise all blogs are drafts.</span>
    </label>
  );
}

const hasVisibility = ({ files }: ImportPreview) =>
  files.some(({ posts }) => posts.some((post) => 'visibility' in post));

type PreviewProps = Selection & {
  preview: ImportPreview;
  isBusy: boolean;
  problem?: string | undefined;
  onImport: (restoresVisibility: boolean) => void;
  onRestart: () => void;
};

/** The posts found, to choose from. */
export function Preview({ preview, isBusy, problem, onImport, onRestart, ...selection }: PreviewProps) {
  const chosen = selection.selected.size;
  const isTooMany = chosen > MAX_BLOGS_AT_ONCE;
  const [isRestored, setIsRestored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div aria-busy={isBusy}>
      <h4 ref={heading} tabIndex={-1} className="mt-4 text-sm font-semibold outline-none">
        Posts found
      </h4>
      {preview.files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files never change their places.
        <FileEntry key={at} file={file} at={at} {...selection} />
      ))}
      {hasVisibility(preview) ? <VisibilityChoice isRestored={isRestored} onChange={setIsRestored} /> : null}
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
        <Button aria-busy={isBusy} disabled={chosen === 0 || isTooMany || isBusy} onClick={() => onImport(isRestored)}>
          {isBusy ? 'Importing...' : `Import ${count(chosen, isRestored ? 'blog' : 'draft')}`}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onRestart}>
          Choose other files
        </Button>
      </div>
    </div>
  );
}
