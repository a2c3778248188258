import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_RETRY_MS, MAX_DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { SectionChangeRequest } from '@/lib/writing/change-schema.ts';
import type { DraftFailure, Origin, TabDraft } from './editor-state.ts';
import { blogDraft, draftEdit, isSameText } from './text-state.ts';

export const tabDraftSchema = unsavedTextSchema.extend({ version: z.iso.datetime().nullable().default(null) });

type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

type SentDraft = { kind: 'stored'; version: string | null } | { kind: 'newer'; other: StoredDraft };

function throwUnlessConflict(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
}

/** Stores a blog's text and its unsaved changes. @throws ApiError, TypeError without a network */
export class DraftStorage {
  readonly #path: string;
  readonly #key: string;

  constructor(blogId: string) {
    this.#path = `/api/blogs/${blogId}`;
    this.#key = `blog-text:${blogId}`;
  }

  readTab(): TabDraft | null {
    return readStored(this.#key, tabDraftSchema);
  }

  /** Stores unsaved changes in this tab, across reloads and other pages; deletes them once there are none. */
  writeTab(stored: TabDraft): void {
    writeStored(this.#key, isSameText(stored.draft, stored.base) ? null : stored);
  }

  clearTab(): void {
    writeStored(this.#key, null);
  }

  async read(): Promise<StoredDraft | null> {
    const { draft } = await requestJson<{ draft: StoredDraft | null }>(`${this.#path}/draft`);
    return draft;
  }

  /**
   * Stores unsaved changes on the server, as a first draft if the previous one was discarded elsewhere; discards the
   * server's draft where nothing is changed.
   * @param version version of the draft they replace
   */
  async send(text: UnsavedText, version: string | null): Promise<SentDraft> {
    if (isSameText(text.draft, text.base)) {
      await this.discard(version);
      return { kind: 'stored', version: null };
    }
    const put = (followed: string | null) =>
      requestJson<{ version: string }>(`${this.#path}/draft`, { method: 'PUT', body: { text, version: followed } });
    try {
      return { kind: 'stored', ...(await put(version)) };
    } catch (error) {
      throwUnlessConflict(error);
    }
    const other = await this.read();
    return other ? { kind: 'newer', other } : { kind: 'stored', ...(await put(null)) };
  }

  async discard(version: string | null): Promise<void> {
    if (version) await requestJson(`${this.#path}/draft`, { method: 'DELETE', body: { version } });
  }

  save(text: UnsavedText, draftVersion: string | null): Promise<SaveOutcome> {
    const edit = { ...draftEdit(text.draft), ...(draftVersion && { draftVersion }) };
    return this.#change(text, (basedOn) =>
      requestJson<Blog>(this.#path, { method: 'PUT', body: { ...edit, basedOn } }),
    );
  }

  changeSection(
    index: number,
    change: Omit<SectionChangeRequest, 'basedOn'>,
    origin: Origin,
    signal: AbortSignal,
  ): Promise<SaveOutcome> {
    return this.#change(origin, (basedOn) =>
      requestJson<Blog>(`${this.#path}/sections/${index}`, { method: 'POST', body: { ...change, basedOn }, signal }),
    );
  }

  /** Sends a change, again if only the blog's style was changed meanwhile. */
  async #change({ base, basedOn }: Origin, send: (basedOn: string) => Promise<Blog>): Promise<SaveOutcome> {
    try {
      return { kind: 'saved', blog: await send(basedOn) };
    } catch (error) {
      throwUnlessConflict(error);
    }
    const theirs = await requestJson<Blog>(this.#path);
    if (!isSameText(blogDraft(theirs), base)) return { kind: 'conflict', theirs };
    return { kind: 'saved', blog: await send(theirs.updatedAt) };
  }
}

const TRANSIENT = new Set([408, 425, 429]);

export function describeStorageError(error: unknown): DraftFailure {
  const status = error instanceof ApiError ? error.status : 0;
  return {
    reason: apiErrorDetails(error).message,
    isFinal: status >= 400 && status < 500 && !TRANSIENT.has(status),
    isTooLarge: status === 413,
  };
}

export const retryPause = (failures: number) => Math.min(DRAFT_RETRY_MS * 2 ** (failures - 1), MAX_DRAFT_RETRY_MS);
