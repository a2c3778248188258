import { z } from 'zod';
import { type CallAnswer, commonError } from '../shared/call.ts';
import { PlatformError } from '../shared/platform.ts';

const errorSchema = z.object({
  code: z.string(),
  data: z
    .object({ details: z.record(z.string(), z.object({ code: z.string() })).optional() })
    .nullish()
    .catch(undefined),
});

const NOT_ACCEPTED =
  'WordPress did not accept the user name and application password. An application password is made under Users → Profile; the login password does not work here. If it is one, your web server may be removing the Authorization header: ask your host to pass it on.';

const MAY_NOT_WRITE = 'This WordPress user may not write posts. Ask an administrator of the site for the Author role.';

const MAY_NOT_PUBLISH =
  'This WordPress user may write posts but not publish them. Save it as a draft instead, or ask an administrator of the site for the Author role.';

/** What WordPress's own codes mean to the owner, and what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  rest_cannot_publish: MAY_NOT_PUBLISH,
  application_passwords_disabled:
    'Application passwords are switched off on this WordPress site. They need https; a security plugin can switch them off too.',
  application_passwords_disabled_for_user:
    'Application passwords are switched off for this WordPress user. Ask an administrator of the site to allow them.',
  // Who may not write posts may not ask for drafts; nor may whoever is not signed in.
  rest_forbidden_status: `${NOT_ACCEPTED} The user also needs the Author role.`,
  rest_forbidden_context: MAY_NOT_WRITE,
  rest_cannot_delete:
    'This WordPress user may not delete the post. Ask an administrator of the site, or delete it there.',
  empty_content: 'WordPress says that the post is empty. Give the blog a title and text.',
};

/** The same by status, for answers whose code we do not know or that have none. */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: NOT_ACCEPTED,
  404: 'The REST API of this WordPress site is switched off (404). Allow /wp-json/ in your security plugin, or ask your host.',
  413: 'The article is larger than your web server takes (413). Ask your host to raise the limit of a request.',
};

function forbidden(code: string): string {
  return code.startsWith('rest_')
    ? MAY_NOT_WRITE
    : 'Your site refused the request (403). A firewall or security plugin stands before WordPress: allow the REST API there.';
}

/** Codes of the answer, the most particular first; a code of another plugin is shown only if it looks like one. */
export function codesOf({ json }: CallAnswer): string[] {
  const { success, data } = errorSchema.safeParse(json);
  if (!success) return [];
  const details = Object.values(data.data?.details ?? {}).map(({ code }) => code);
  return [...details, data.code].filter((code) => /^\w{1,60}$/.test(code));
}

function sentenceFor(answer: CallAnswer): string {
  const codes = codesOf(answer);
  const known = codes.map((code) => SENTENCES[code]).find(Boolean);
  if (known) return known;
  if (answer.status === 403) return forbidden(codes.at(-1) ?? '');
  const byStatus = BY_STATUS[answer.status];
  if (byStatus) return byStatus;
  const why = codes.length > 0 ? `${answer.status}, ${codes.at(-1)}` : `${answer.status}`;
  return `WordPress refused the post (${why}). A plugin of your site may not allow it; look there, then try again.`;
}

/** The error for an answer of WordPress's REST API; undefined for one that is as it should be. */
export function wordpressError(answer: CallAnswer): PlatformError | undefined {
  const common = commonError('WordPress', answer);
  if (common) return common;
  if (answer.status < 300) return undefined;
  if (answer.status < 400) {
    return new PlatformError(
      'refused',
      'Your site sends us on to another address. Enter its address as visitors see it in the browser, with https://.',
    );
  }
  return new PlatformError('refused', sentenceFor(answer));
}

/** What a user needs to be able to do. */
export type Capability = 'edit_posts' | 'publish_posts';

/** The error for a user who has none of what is needed. */
export function capabilityError(has: Readonly<Record<string, unknown>>, needed: Capability): PlatformError | undefined {
  if (!has.edit_posts) return new PlatformError('refused', MAY_NOT_WRITE);
  return has[needed] ? undefined : new PlatformError('refused', MAY_NOT_PUBLISH);
}
