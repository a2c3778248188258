import { AsyncLocalStorage } from 'node:async_hooks';

// The server and Next's bundle load this module separately; what one collects, the other names.
const holder = globalThis as typeof globalThis & {
  quillcastTags?: AsyncLocalStorage<Set<string>>;
};

function storage(): AsyncLocalStorage<Set<string>> {
  holder.quillcastTags ??= new AsyncLocalStorage();
  return holder.quillcastTags;
}

/** Makes an answer, and collects in `tags` the names of what it is made from. */
export function collectTags(tags: Set<string>, make: () => void): void {
  storage().run(tags, make);
}

/**
 * Says that the answer being made depends on what may be changed under these names (lib/changes/names.ts). Called where
 * something public is read.
 */
export function tagResponse(...names: readonly string[]): void {
  const tags = storage().getStore();
  for (const name of names) tags?.add(name);
}
