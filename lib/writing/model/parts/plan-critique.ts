import { critiquePrompt } from '../prompts/editorial-prompts.ts';
import { critiqueSchema } from '../prompts/editorial-schemas.ts';
import { type Context, isForeignLine, unlessUnusable } from './context.ts';
import { type Plan, plannedSections, planWords } from './plan.ts';

/**
 * The plan with the sections an editor would give it, where the editor names a fault of it (two sections overlap, a
 * question of the brief is unanswered, the order is wrong) and gives sections that can be used; else the same plan.
 * Throws WritingError.
 */
export async function critiqued(context: Context, plan: Plan): Promise<Plan> {
  const { request } = context;
  const sections = await unlessUnusable(
    context.ask({
      ...{ name: 'outline_critique', schema: critiqueSchema, words: planWords(request) },
      effort: 'medium',
      prompt: () => critiquePrompt(request, plan),
      read: ({ faults, sections: changed }) =>
        (faults.length > 0 && plannedSections(changed, context)) || plan.sections,
    }),
  );
  if (!sections || sections === plan.sections) return plan;
  for (const { heading } of sections) if (await isForeignLine(context, heading)) return plan;
  return { ...plan, sections };
}
