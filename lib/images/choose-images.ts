import { MAX_IMAGES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { pictureProblem } from './rules.ts';

/** Joins problems of the same kind into one message, as only one toast is shown at a time. */
function joined(problems: readonly Message[]): Message | null {
  const [first] = problems;
  if (!first) return null;
  const sameKind = problems.filter((problem) => problem.title === first.title);
  return { title: first.title, description: sameKind.map((p) => p.description).join(', ') };
}

/**
 * Chooses among files those that may be added when `taken` images are there already: image files of 5 MB or
 * less, no more than there are free slots (spec §5). The problem, if any, is the first kind met.
 * @param tooMany what to say when files are left out, given the number of free slots
 */
export function chooseImages<File extends { name: string; type: string; size: number }>(
  files: readonly File[],
  taken: number,
  tooMany: (free: number) => Message = () => CREATE_MESSAGES.imagesFull,
): { chosen: File[]; problem: Message | null } {
  const free = Math.max(0, MAX_IMAGES - taken);
  if (free === 0) return { chosen: [], problem: tooMany(free) };
  const judged = files.map((file) => ({ file, problem: pictureProblem(file) }));
  const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
  const problems = judged.flatMap(({ problem }) => problem ?? []);
  if (good.length > free) problems.push(tooMany(free));
  return { chosen: good.slice(0, free), problem: joined(problems) };
}
