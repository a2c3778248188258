// The server, Next's bundle and each of its routes load modules separately: a variable of a module exists several times in
// a process, one of `globalThis` once.
const holder = globalThis as typeof globalThis & { quillcast?: Map<string, unknown> };

function values(): Map<string, unknown> {
  holder.quillcast ??= new Map();
  return holder.quillcast;
}

/** A value that exists once per process, under a unique name; created on first use. */
export function processWide<Value>(name: string, make: () => Value): () => Value {
  return () => {
    if (!values().has(name)) values().set(name, make());
    return values().get(name) as Value;
  };
}

/** Forgets all process-wide values, as a new process would (tests). */
export const forgetProcessWide = (): void => values().clear();

/** Replaces a process-wide value; without one, it is created again on next use (tests). */
export function replaceProcessWide(name: string, value?: unknown): void {
  if (value === undefined) values().delete(name);
  else values().set(name, value);
}
