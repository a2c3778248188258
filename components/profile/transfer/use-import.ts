import { useState } from 'react';
import { useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import { readAsDataUrl } from '@/components/ui/file-drop.tsx';
import type { ImportPreview, ImportResult } from '@/lib/blog-imports/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_BLOGS_AT_ONCE, MAX_IMPORT_ARCHIVE_BYTES, MAX_IMPORT_BYTES } from '@/lib/constants/limits.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

/** A number and its noun: '1 draft', '2 drafts'. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type ChosenFile = { name: string } & ({ text: string } | { data: string });

/** Key of a post: `file:post`. */
export type PostKey = `${number}:${number}`;

export const keyOf = (file: number, post: number): PostKey => `${file}:${post}`;

/** Nothing is chosen until there is a preview; with a result, the import is done. */
export type ImportState = { isBusy: boolean; problem?: string; preview?: ImportPreview; result?: ImportResult };

const IDLE: ImportState = { isBusy: false };

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** A file for the request; invalid UTF-8 becomes U+FFFD, which the server reports. */
async function contentOf(file: File): Promise<ChosenFile> {
  const { name } = file;
  if (!isArchive(file)) return { name, text: await file.text() };
  return { name, data: (await readAsDataUrl(file)).replace(/^[^,]*,/, '') };
}

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

function sizeProblem(files: readonly File[]): string | undefined {
  if (bytesOf(files.filter((file) => !isArchive(file))) > MAX_IMPORT_BYTES) return IMPORT_MESSAGES.tooLarge;
  return bytesOf(files.filter(isArchive)) > MAX_IMPORT_ARCHIVE_BYTES ? IMPORT_MESSAGES.archiveTooLarge : undefined;
}

/** The posts selected at first: new ones, up to the limit. */
function preselected({ files }: ImportPreview): Set<PostKey> {
  const keys = files.flatMap(({ posts }, file) =>
    posts.flatMap((post, at) => ('problem' in post || post.importedAs || post.isProtected ? [] : [keyOf(file, at)])),
  );
  return new Set(keys.slice(0, MAX_BLOGS_AT_ONCE));
}

const sentence = (error: unknown) =>
  apiErrorDetails(error).message ?? 'We could not reach the server. Please try again.';

/** Choose, preview and import files. */
export function useImport() {
  const refresh = useOwnListsRefresh();
  const [state, setState] = useState(IDLE);
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<PostKey>>(new Set());

  async function choose(given: readonly File[]): Promise<void> {
    if (given.length === 0) return;
    const problem = sizeProblem(given);
    setState({ isBusy: !problem, problem });
    if (problem) return;
    try {
      const contents = await Promise.all(given.map(contentOf));
      const body = { files: contents };
      const preview = await requestJson<ImportPreview>('/api/imports/preview', { method: 'POST', body });
      setFiles(contents);
      setSelected(preselected(preview));
      setState({ ...IDLE, preview });
    } catch (error) {
      setState({ ...IDLE, problem: sentence(error) });
    }
  }

  async function run(preview: ImportPreview, restoresVisibility: boolean): Promise<void> {
    setState({ isBusy: true, preview });
    const posts = [...selected].map((key) => {
      const [file, post] = key.split(':').map(Number);
      return { file, post };
    });
    try {
      const body = { files, posts, restoresVisibility };
      const result = await requestJson<ImportResult>('/api/imports', { method: 'POST', body });
      setState({ ...IDLE, result });
      void refresh();
    } catch (error) {
      setState({ ...IDLE, preview, problem: sentence(error) });
    }
  }

  function select(key: PostKey, isSelected: boolean): void {
    const next = new Set(selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    setSelected(next);
  }
  return { state, selected, select, choose, run, restart: () => setState(IDLE) };
}
