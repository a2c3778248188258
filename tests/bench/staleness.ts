import type { AppServer } from '../../e2e/support/app-server.ts';
import { editBlog, type Owner } from './owner.ts';

/** Number of concurrent readers, and of blogs they read. */
const READERS = 50;
const BLOGS = 20;

/** How old a read may be, in ms. */
const LIMIT_MS = 1000;

type Written = { version: number; at: number }[];

/** Title of a version; the number says which it is. */
const versionTitle = (version: number) => `Version ${version} of a blog`;
const versionIn = (html: string) => Number(/<title>Version (\d+) of/.exec(html)?.[1] ?? -1);

/**
 * Edits blogs through all processes in turn while 50 readers read them from all.
 * @returns how many reads there were, and how many gave a text that had been replaced for longer than a second
 */
export async function probeStaleness(processes: readonly AppServer[], owner: Owner, edits: number) {
  const ids = owner.blogs.slice(0, BLOGS);
  const written = new Map<string, Written>(ids.map((id) => [id, []]));
  const figures = { edits: 0, reads: 0, 'older than 1 s': 0, 'oldest, ms': 0, 'own write unseen': 0 };
  let isOver = false;

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const id = ids[turn % ids.length] ?? '';
      const base = processes[turn % processes.length]?.url;
      const askedAt = performance.now();
      const seen = versionIn(await (await fetch(`${base}/share/${id}`)).text());
      // The first version that replaced what was seen, if that was settled before we asked.
      const replaced = written.get(id)?.find(({ version }) => version > seen);
      const age = replaced ? askedAt - replaced.at : 0;
      figures.reads += 1;
      if (age > LIMIT_MS) figures['older than 1 s'] += 1;
      figures['oldest, ms'] = Math.max(figures['oldest, ms'], Math.round(age));
    }
  }

  async function write(lane: number): Promise<void> {
    for (let version = lane; version <= edits; version += processes.length) {
      const id = ids[version % ids.length] ?? '';
      const base = processes[lane % processes.length]?.url ?? '';
      await editBlog(owner, base, id, versionTitle(version));
      written.get(id)?.push({ version, at: performance.now() });
      const own = versionIn(await (await fetch(`${base}/share/${id}`)).text());
      if (own < version) figures['own write unseen'] += 1;
      figures.edits += 1;
    }
  }
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  await Promise.all(processes.map((_, lane) => write(lane + 1)));
  isOver = true;
  await Promise.all(readers);
  return figures;
}
