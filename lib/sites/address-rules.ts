import querystring from 'node:querystring';

/** Characters of a path in rules and in the log of missing addresses. */
export const MAX_PATH = 300;

/** A path without query, controls and needless slashes, decoded; `/` is the home. Addresses are compared in lower case. */
export function tidyPath(path: string): string {
  const given = querystring.unescape(path.replace(/[?#].*/s, '')).replace(/\p{Cc}/gu, '');
  return `/${given.normalize('NFC').split('/').filter(Boolean).join('/')}`;
}

/** The paths of rules that apply to a tidy path: itself, and all beginnings with `*`. */
export const matchingRules = (path: string): string[] => [
  ...[path, `${path}/*`],
  ...Array.from({ length: Math.min(path.length, MAX_PATH) }, (_, at) => `${path.slice(0, at + 1)}*`),
];

/** Where a rule leads from a tidy path; `*` keeps the rest. @param site where links of its pages begin (siteBase) */
export function ruleTarget(rule: string, target: string, path: string, site: string): string {
  const rest = path
    .slice(rule.length - 1)
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const to = target.endsWith('*') ? `${target.slice(0, -1)}${rest}` : target;
  // Two slashes at the start would name a host.
  return to.startsWith('/') ? `${site}/${to.replace(/^\/+/, '')}` : to;
}
