import { DOMAIN_GRACE_DAYS } from './limits.ts';

/** Why a host name cannot be had at all. */
export const HOST_REFUSALS = {
  malformed: 'Please enter a host name such as blog.example.org',
  address: 'Please enter a name, not an address of numbers',
  reserved: 'This name does not lead to the public internet',
  suffix: 'Please enter a name of your own, such as blog.example.org',
  own: 'This name belongs to this site',
  taken: 'Another account uses this name',
} as const;

/** What a check of a host name found, in the words of its owner's screen. */
export const DOMAIN_PROBLEMS = {
  no_ownership: 'The TXT record that shows the name is yours was not found. A new record can take an hour to be seen.',
  elsewhere:
    'The name does not lead here yet. A changed record can take an hour to be seen; remove other records of the name.',
  no_answer: 'The name servers of this name did not answer. Please check again in a few minutes.',
  taken: 'Another account uses this name at the moment.',
} as const;

/** An own domain (docs/decisions/0082). */
export const DOMAIN_MESSAGES = {
  about:
    'With premium your public page and your blogs can be found under a name that you have, such as blog.example.org. Links to this site go on working.',
  hint: 'A name of a domain that you have. Its records are set where the domain was bought.',
  records:
    'Set these two records, then press Check. The first brings readers here, the second shows that the name is yours; keep both.',
  apex: 'For a name without anything before it, such as example.org, use ALIAS or ANAME in place of CNAME.',
  saved: (host: string) => ({ title: 'Name saved', description: `Now set the records of ${host}.` }),
  checked: (host: string) => ({ title: 'Your domain works', description: `Your blogs are at ${host} now.` }),
  notChecked: { title: 'Not found yet', description: 'What was found is shown with the name.' },
  removed: (host: string) => ({
    title: 'Domain removed',
    description: `${host} does not lead to your blogs any more.`,
  }),
  changed: 'Another domain was chosen meanwhile. Please reload the page.',
  failed: 'The domain was not saved',
  checkFailed: 'The domain was not checked',
  removeFailed: 'The domain was not removed',
  loadFailed: 'Your domain did not load.',
  ending: (day: string) =>
    `The last check failed. The name still leads to your blogs, until ${day} unless a check succeeds.`,
  ended: `It was taken out of service, as its checks had failed for ${DOMAIN_GRACE_DAYS} days.`,
  unpaid:
    'Your subscription has ended, so the name sends readers to your blogs on this site. It serves them itself again when you renew.',
} as const;
