import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { MissingAddress, Redirect } from '@/lib/generated/prisma/client.ts';
import { boundedText, idText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { isProductPath } from '@/lib/routes.ts';
import { MAX_PATH, matchingRules, tidyPath } from './address-rules.ts';

const MAX_AT_ONCE = 1000;

/** What a path of a site answers: the blog that had it, a path or https URL, or 410 without either. */
export type Rule = Pick<Redirect, 'path' | 'target' | 'blogId'>;

type MissingPath = Pick<MissingAddress, 'path' | 'requests'> & { requestedAt: string };

export type RedirectsAnswer = { rules: (Rule & { blog: { title: string } | null })[]; missing: MissingPath[] };

const ANY_ORIGIN = 'https://site.invalid';

/** A path of the site or an https URL, encoded for a header; undefined for anything else. */
function targetOf(to: string): string | undefined {
  const url = URL.parse(to, ANY_ORIGIN);
  if (url?.protocol !== 'https:' || url.username || to.endsWith('*') !== url.pathname.endsWith('*')) return undefined;
  if (/^https:/i.test(to)) return url.href;
  return to.startsWith('/') && url.origin === ANY_ORIGIN ? url.href.slice(ANY_ORIGIN.length) : undefined;
}

const path = boundedText(MAX_URL_CHARACTERS);

const ruleSchema = z
  .object({ path, target: path.nullable(), blogId: idText().nullable().default(null) })
  .transform(({ path: typed, target: to, blogId }, context): Rule => {
    const from = tidyPath(typed).toLowerCase();
    const target = to === null ? null : targetOf(to);
    const isPath = typed.startsWith('/') && from !== '/' && from.length <= MAX_PATH && !/\*./.test(from);
    const isWrong = target === undefined || (target?.endsWith('*') && !from.endsWith('*'));
    const inSite = target?.startsWith('/') && target !== '/' ? tidyPath(target).toLowerCase() : undefined;
    const isLoop = inSite && matchingRules(inSite).includes(from);
    const fault = (isProductPath(from) && 'reserved') || (!isPath && 'from') || (isWrong && 'to') || (isLoop && 'loop');
    const message = fault && (`settingsRefusals.rules.${fault}` satisfies MessageKey);
    if (message) context.addIssue({ code: 'custom', message, params: { path: typed.slice(0, MAX_PATH) } });
    return { path: from, target: target ?? null, blogId };
  });

const paths = z.array(path).max(MAX_AT_ONCE).default([]);

/** Body of PUT /api/account/redirects: rules to add or replace, those to remove, and missing addresses to ignore. */
export const redirectsSchema = z.object({
  rules: z
    .array(ruleSchema)
    .max(MAX_AT_ONCE, 'settingsRefusals.rules.manyAtOnce' satisfies MessageKey)
    .default([]),
  ...{ removed: paths, ignored: paths },
});

export type RedirectChanges = z.output<typeof redirectsSchema>;
