import type { Length } from '@/lib/constants/options';
import type { Frame, LanguagePack, Module } from './language-pack.ts';
import { drawModules, modulePools, mostNeeded, type Occasion, rolesOf } from './module-choice.ts';
import {
  ENTRY_WORDS,
  LIST_COUNTS,
  LIST_EXTRAS,
  PLANS,
  ROLE_ORDER,
  SECTION_WORDS,
  SPARE_ROLES,
} from './plan.ts';
import type { Chooser } from './seeded-choice.ts';
import { ROLES, type Role, type Shape } from './shapes.ts';

/** An article's parts in reading order; a list's entries are the run of modules with role `item`. */
export type ArticlePlan = {
  intro: Frame | undefined;
  modules: Module[];
  conclusion: Frame | undefined;
  /** How many entries a list has; null for other shapes. */
  entries: number | null;
  /** Whether each entry is a section of its own, or all stand in one list. */
  entriesAreSections: boolean;
};

/** What a plan depends on. */
export type PlanRequest = {
  occasion: Occasion;
  length: Length;
  /** Words for the article's own sections, without opening, conclusion and quotations. */
  bodyWords: number;
  /** The same when there are no quotations. */
  fullBodyWords: number;
  /** The entries a list should have, or null. */
  count: number | null;
  /** Sections beyond the usual plan, for packs or topics with short modules. */
  spare: number;
};

/** How many entries a list gets: the visitor's count where it fits the length, else a usual one. */
function entryCount(count: number | null, length: Length, choose: Chooser): number {
  const { usual, most } = LIST_COUNTS[length];
  if (count !== null && count >= 2 && count <= most) return count;
  return usual[choose.index('entries', usual.length)] ?? 5;
}

/** Roles with `spare` more of them, each put behind its own kind or where the shape's order has it. */
function withSpareRoles(roles: readonly Role[], shape: Shape, spare: number): Role[] {
  const added = Array.from({ length: spare }, (_, at) => {
    return SPARE_ROLES[shape][at % SPARE_ROLES[shape].length] ?? 'next';
  });
  const rank = (role: Role) => ROLE_ORDER[shape].indexOf(role);
  return [...roles, ...added]
    .map((role, at) => ({ role, at }))
    .sort((a, b) => rank(a.role) - rank(b.role) || a.at - b.at)
    .map(({ role }) => role);
}

/** The roles of a list: its entries, and sections around them when those do not fill the article. */
function listRoles({ length, bodyWords, count, spare }: PlanRequest, choose: Chooser): Role[] {
  const wanted = entryCount(count, length, choose);
  const missing = bodyWords - wanted * ENTRY_WORDS.usual;
  const extras = Math.max(0, Math.round(missing / SECTION_WORDS.usual));
  const items = Array.from({ length: wanted }, (): Role => 'item');
  return withSpareRoles([...items, ...LIST_EXTRAS.slice(0, extras)], 'list', spare);
}

/** The roles of any other shape, fewer when quotations leave less room. */
function planRoles(request: PlanRequest, random: () => number): Role[] {
  const { occasion, length, bodyWords, fullBodyWords, spare } = request;
  const roles = rolesOf(PLANS[occasion.shape][length], random);
  const perSection = Math.max(SECTION_WORDS.least, (fullBodyWords / roles.length) * 0.75);
  const affordable = Math.max(1, Math.min(roles.length, Math.floor(bodyWords / perSection)));
  return withSpareRoles(mostNeeded(roles, occasion.shape, affordable), occasion.shape, spare);
}

/** Chooses an article's opening, sections and conclusion, in a batch so that its articles share few of them. */
export function planArticle(
  pack: LanguagePack,
  request: PlanRequest,
  choose: Chooser,
): ArticlePlan {
  const { shape, listKind: kind } = request.occasion;
  const pools = modulePools(pack, ROLES, request.occasion);
  const list = shape === 'list' ? listRoles(request, choose) : null;
  const frame = (frames: readonly Frame[], random: () => number) => {
    const fitting = frames.filter(({ listKind }) => !listKind || listKind === kind);
    return fitting[Math.floor(random() * fitting.length)];
  };
  const [intro, conclusion, ...modules] = choose.spread<Frame | Module | undefined>(
    'plan',
    (random) => [
      frame(pack.intros[shape], random),
      frame(pack.conclusions[shape], random),
      ...drawModules(pools, list ?? planRoles(request, random), random),
    ],
  );
  const sections = modules.filter((part) => part !== undefined && 'role' in part);
  const entries = sections.filter(({ role }) => role === 'item').length;
  const words = Math.min(request.bodyWords / Math.max(1, entries), ENTRY_WORDS.usual);
  return {
    intro,
    modules: sections,
    conclusion,
    entries: list ? entries : null,
    entriesAreSections: list !== null && words >= ENTRY_WORDS.ownSection,
  };
}
