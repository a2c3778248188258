import type { LanguagePack, ListKind, Module } from './language-pack.ts';
import { MOST_NEEDED, type PlanStep } from './plan.ts';
import { shuffled } from './seeded-choice.ts';
import type { Domain, Role, Shape } from './shapes.ts';

/** What the choice of modules depends on. */
export type Occasion = { shape: Shape; listKind: ListKind | null; domain: Domain };

function fits(module: Module, role: Role, { shape, listKind, domain }: Occasion): boolean {
  return (
    module.role === role &&
    (module.shapes?.includes(shape) ?? true) &&
    (module.domains?.includes(domain) ?? true) &&
    (role !== 'item' || !module.listKind || module.listKind === listKind)
  );
}

/** The pack's modules that fit an occasion, by role. */
export function modulePools(
  pack: LanguagePack,
  roles: Iterable<Role>,
  occasion: Occasion,
): Map<Role, Module[]> {
  const pools = new Map<Role, Module[]>();
  for (const role of roles) {
    pools.set(
      role,
      pack.modules.filter((module) => fits(module, role, occasion)),
    );
  }
  return pools;
}

/** The role of each step, taking one at random where the plan leaves it open. */
export function rolesOf(steps: readonly PlanStep[], random: () => number): Role[] {
  return steps.map((step) => {
    if (typeof step === 'string') return step;
    return step[Math.floor(random() * step.length)] ?? step[0] ?? 'next';
  });
}

/** The `count` roles a shape can least do without, in the plan's order. */
export function mostNeeded(roles: readonly Role[], shape: Shape, count: number): Role[] {
  const rank = (role: Role) => {
    const at = MOST_NEEDED[shape].indexOf(role);
    return at < 0 ? MOST_NEEDED[shape].length : at;
  };
  const kept = roles
    .map((role, at) => ({ role, at }))
    .sort((a, b) => rank(a.role) - rank(b.role) || a.at - b.at)
    .slice(0, count);
  return kept.sort((a, b) => a.at - b.at).map(({ role }) => role);
}

/**
 * A random module for each role, none twice and no two of one theme. Roles for which nothing is left are left out.
 */
export function drawModules(
  pools: ReadonlyMap<Role, readonly Module[]>,
  roles: readonly Role[],
  random: () => number,
): Module[] {
  const themes = new Set<string>();
  const queues = new Map<Role, Module[]>();
  return roles.flatMap((role) => {
    const queue = queues.get(role) ?? shuffled(pools.get(role) ?? [], random);
    queues.set(role, queue);
    const at = queue.findIndex((module) => !module.theme || !themes.has(module.theme));
    const [module] = at < 0 ? [] : queue.splice(at, 1);
    if (module?.theme) themes.add(module.theme);
    return module ? [module] : [];
  });
}
