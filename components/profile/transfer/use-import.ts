'use client';

import { useState } from 'react';
import { useOwnListsRefresh } from '@/components/blog/deletion/use-bin.ts';
import type { ImportPreview, ImportResult } from '@/lib/blog-imports/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_BLOGS_AT_ONCE, MAX_IMPORT_BYTES } from '@/lib/constants/limits.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type ChosenFile = { name: string; text: string };

/** A post by its places: `file:post`. */
export type PostKey = `${number}:${number}`;

export const keyOf = (file: number, post: number): PostKey => `${file}:${post}`;

/** How far an import is. */
export type ImportState =
  | { step: 'choosing'; problem?: string }
  | { step: 'reading' }
  | { step: 'chosen'; preview: ImportPreview; problem?: string }
  | { step: 'importing'; preview: ImportPreview }
  | { step: 'done'; result: ImportResult };

/** A file's text; bytes that are no UTF-8 become U+FFFD, which the server judges. */
async function textOf(file: File): Promise<ChosenFile> {
  return { name: file.name, text: await file.text() };
}

/** Those that can be imported, as many as go at once. */
function usable({ files }: ImportPreview): Set<PostKey> {
  const keys = files.flatMap(({ posts }, file) =>
    posts.flatMap((post, at) => ('problem' in post ? [] : [keyOf(file, at)])),
  );
  return new Set(keys.slice(0, MAX_BLOGS_AT_ONCE));
}

const sentence = (error: unknown) =>
  apiErrorDetails(error).message ?? 'The server could not be reached. Please try again.';

/** Choosing files, seeing what they would become, and importing them. */
export function useImport() {
  const refresh = useOwnListsRefresh();
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<PostKey>>(new Set());

  async function choose(given: readonly File[]): Promise<void> {
    if (given.length === 0) return;
    if (given.reduce((sum, { size }) => sum + size, 0) > MAX_IMPORT_BYTES) {
      setState({ step: 'choosing', problem: IMPORT_MESSAGES.tooLarge });
      return;
    }
    setState({ step: 'reading' });
    try {
      const texts = await Promise.all(given.map(textOf));
      const body = { files: texts };
      const preview = await requestJson<ImportPreview>('/api/imports/preview', {
        method: 'POST',
        body,
      });
      setFiles(texts);
      setSelected(usable(preview));
      setState({ step: 'chosen', preview });
    } catch (error) {
      setState({ step: 'choosing', problem: sentence(error) });
    }
  }

  async function run(preview: ImportPreview): Promise<void> {
    setState({ step: 'importing', preview });
    const posts = [...selected].map((key) => {
      const [file, post] = key.split(':').map(Number);
      return { file, post };
    });
    try {
      const body = { files, posts };
      const result = await requestJson<ImportResult>('/api/imports', { method: 'POST', body });
      setState({ step: 'done', result });
      void refresh();
    } catch (error) {
      setState({ step: 'chosen', preview, problem: sentence(error) });
    }
  }

  function select(key: PostKey, isSelected: boolean): void {
    const next = new Set(selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    setSelected(next);
  }
  return { state, selected, select, choose, run, restart: () => setState({ step: 'choosing' }) };
}
