import { useState } from 'react';
import { useTranslations } from '#translations';
import { useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import { openStream, readEvents } from '@/components/generation/run-stream.ts';
import { readAsDataUrl } from '@/components/ui/file-drop.tsx';
import type { FilePreview, ImportEvent, ImportedPost, ImportPreview, ImportResult } from '@/lib/blog-imports/schema.ts';
import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_ARCHIVE_BYTES,
  MAX_IMPORT_ARCHIVE_MEGABYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_MEGABYTES,
} from '@/lib/constants/limits.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';

type ChosenFile = { name: string } & ({ text: string } | { data: string });

export type PostKey = `${number}:${number}`;

export const postKey = (file: number, post: number): PostKey => `${file}:${post}`;

/**
 * Nothing is chosen until there is a preview; with a result, the import is done. `done` counts the posts imported so
 * far.
 */
export type ImportState = {
  isBusy: boolean;
  problem?: string;
  preview?: ImportPreview;
  done?: number;
  result?: ImportResult;
};

const IDLE: ImportState = { isBusy: false };

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** A file for the request; invalid UTF-8 becomes U+FFFD, which the server reports. Null if it cannot be read. */
async function readContent(file: File): Promise<ChosenFile | null> {
  const { name } = file;
  try {
    if (!isArchive(file)) return { name, text: await file.text() };
    return { name, data: (await readAsDataUrl(file)).replace(/^[^,]*,/, '') };
  } catch {
    return null;
  }
}

const LIMITS = { text: MAX_IMPORT_MEGABYTES, archive: MAX_IMPORT_ARCHIVE_MEGABYTES };

/** Reads the files that fit into one request, in their order; the others get a problem. */
async function readFiles(given: readonly File[], t: Translator<'transfer'>) {
  const room = { text: MAX_IMPORT_BYTES, archive: MAX_IMPORT_ARCHIVE_BYTES };
  const full = { ...room };
  const contents: ChosenFile[] = [];
  const refused: FilePreview[] = [];
  for (const file of given) {
    const kind = isArchive(file) ? 'archive' : 'text';
    const refuse = (problem: string) => refused.push({ name: file.name, problem, posts: [] });
    if (file.size > full[kind]) refuse(t('fileTooLarge', { megabytes: LIMITS[kind] }));
    else if (file.size > room[kind] || contents.length >= MAX_IMPORT_FILES) refuse(t('noRoom'));
    else {
      const content = await readContent(file);
      if (content) contents.push(content);
      else refuse(t('unreadable'));
      room[kind] -= file.size;
    }
  }
  return { contents, refused };
}

/** The posts selected at first: new ones, up to the limit. */
function preselected({ files }: ImportPreview): Set<PostKey> {
  const keys = files.flatMap(({ posts }, file) =>
    posts.flatMap((post, at) => ('problem' in post || post.importedAs || post.isProtected ? [] : [postKey(file, at)])),
  );
  return new Set(keys.slice(0, MAX_BLOGS_AT_ONCE));
}

async function requestPreview(files: readonly ChosenFile[]): Promise<FilePreview[]> {
  return (await requestJson<ImportPreview>('/api/imports/preview', { method: 'POST', body: { files } })).files;
}

/** The imported posts as the server reports them. @throws as `openStream`, and TypeError if the stream ends early */
async function* importedPosts(
  body: Record<'files' | 'posts', readonly object[]> & { restoresVisibility: boolean },
): AsyncGenerator<ImportedPost> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await openStream('/api/imports', { method: 'POST', headers, body: JSON.stringify(body) });
  let missing = body.posts.length;
  for await (const { event } of readEvents(response, new AbortController().signal)) {
    if (event.type !== 'post') continue;
    missing -= 1;
    yield (event as ImportEvent).post;
  }
  if (missing > 0) throw new TypeError('The stream ended early');
}

export function useImport() {
  const t = useTranslations('transfer');
  const refresh = useOwnListsRefresh();
  const [state, setState] = useState(IDLE);
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<PostKey>>(new Set());
  const problemOf = (error: unknown) => apiErrorDetails(error).message ?? t('unreachable');

  async function choose(given: readonly File[]): Promise<void> {
    if (given.length === 0 || state.isBusy) return;
    setState({ isBusy: true });
    try {
      const { contents, refused } = await readFiles(given, t);
      const read = contents.length > 0 ? await requestPreview(contents) : [];
      const preview = { files: [...read, ...refused] };
      setFiles(contents);
      setSelected(preselected(preview));
      setState({ ...IDLE, preview });
    } catch (error) {
      setState({ ...IDLE, problem: problemOf(error) });
    }
  }

  async function run(preview: ImportPreview, restoresVisibility: boolean): Promise<void> {
    const wanted = [...selected].map((key) => {
      const [file, post] = key.split(':').map(Number);
      return { file, post };
    });
    const posts: ImportedPost[] = [];
    setState({ isBusy: true, preview, done: 0 });
    try {
      for await (const post of importedPosts({ files, posts: wanted, restoresVisibility })) {
        posts.push(post);
        setState({ isBusy: true, preview, done: posts.length });
      }
      setState({ ...IDLE, result: { posts } });
    } catch (error) {
      console.error(error);
      const isBegun = posts.length > 0;
      if (isBegun) setState({ ...IDLE, result: { posts }, problem: t('interrupted') });
      else setState({ ...IDLE, preview, problem: problemOf(error) });
    }
    refresh();
  }

  function select(key: PostKey, isSelected: boolean): void {
    const next = new Set(selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    setSelected(next);
  }
  return { state, selected, select, choose, run, restart: () => setState(IDLE) };
}
