import { z } from 'zod';
import type { CallAnswer } from '../shared/call.ts';
import { type PlatformError, refused } from '../shared/platform.ts';

const errorSchema = z.object({
  code: z.string(),
  data: z
    .object({ details: z.record(z.string(), z.object({ code: z.string() })).optional() })
    .nullish()
    .catch(undefined),
});

const NOT_ACCEPTED =
  'WordPress does not accept this user name and application password. Make an application password under Users → Profile; the login password does not work here. If it is one, your web server may be removing the Authorization header: ask your host to pass it on.';

const MAY_NOT_WRITE = 'This WordPress user may not write posts. Ask an administrator of the site for the Author role.';

const MAY_NOT_PUBLISH =
  'This WordPress user may write posts but not publish them. Save a draft instead, or ask an administrator of the site for the Author role.';

const BY_CODE: Readonly<Record<string, string>> = {
  rest_cannot_publish: MAY_NOT_PUBLISH,
  application_passwords_disabled:
    'Application passwords are turned off on this WordPress site. They need https, and a security plugin can turn them off.',
  application_passwords_disabled_for_user:
    'Application passwords are turned off for this WordPress user. Ask an administrator of the site to allow them.',
  // The answer to signed-out users and to users who may not write.
  rest_forbidden_status: `${NOT_ACCEPTED} The user also needs the Author role.`,
  rest_forbidden_context: MAY_NOT_WRITE,
  rest_cannot_delete:
    'This WordPress user may not delete the post. Ask an administrator of the site, or delete it there.',
  empty_content: 'WordPress says that the post is empty. Give the blog a title and text.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: NOT_ACCEPTED,
  404: 'The REST API of this WordPress site is turned off (404). Allow /wp-json/ in your security plugin, or ask your host.',
  413: 'The article is larger than your web server accepts (413). Ask your host to raise its limit.',
};

/** Error codes of an answer, the most specific first, as far as they look like codes. */
export function codesOf({ json }: CallAnswer): string[] {
  const { success, data } = errorSchema.safeParse(json);
  if (!success) return [];
  const details = Object.values(data.data?.details ?? {}).map(({ code }) => code);
  return [...details, data.code].filter((code) => /^\w{1,60}$/.test(code));
}

/** The sentence for a refusal by WordPress's REST API. */
export function wordpressRefusal(answer: CallAnswer): string {
  const { status } = answer;
  const codes = codesOf(answer);
  const known = codes.map((code) => BY_CODE[code]).find(Boolean) ?? BY_STATUS[status];
  if (known) return known;
  if (status < 400) {
    return 'Your site redirects to another address. Enter the address that the browser shows to visitors, with https://.';
  }
  const code = codes.at(-1);
  if (status === 403) {
    return code?.startsWith('rest_')
      ? MAY_NOT_WRITE
      : 'Your site rejected the request (403). A firewall or security plugin is in the way: allow the REST API there.';
  }
  const why = code ? `${status}, ${code}` : `${status}`;
  return `WordPress rejected the post (${why}). A plugin of your site may forbid it. Check there, then try again.`;
}

export type Capability = 'edit_posts' | 'publish_posts';

/** The error for a user without a needed capability. */
export function capabilityError(has: Readonly<Record<string, unknown>>, needed: Capability): PlatformError | undefined {
  if (!has.edit_posts) return refused(MAY_NOT_WRITE);
  return has[needed] ? undefined : refused(MAY_NOT_PUBLISH);
}
