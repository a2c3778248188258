import { DOMAIN_GRACE_DAYS } from './limits.ts';
import { IS_UNLIMITED } from './plans.ts';

export const HOST_REFUSALS = {
  malformed: 'Please enter a host name such as blog.example.org',
  address: 'Please enter a name, not an IP address',
  reserved: 'This name is not on the public internet',
  suffix: 'Please enter a name under your own domain, such as blog.example.org',
  own: 'This name belongs to this site',
  taken: 'Another account uses this name',
} as const;

export const DOMAIN_PROBLEMS = {
  no_ownership:
    'We could not find the TXT record that proves the name is yours. New records can take an hour to appear.',
  elsewhere:
    'The name does not point here yet. Changes can take an hour to appear. Remove other records for this name.',
  no_answer: 'The domain’s name servers did not answer. Please check again in a few minutes.',
  taken: 'Another account uses this name.',
} as const;

export const DOMAIN_MESSAGES = {
  about: `${IS_UNLIMITED ? 'Your' : 'With Premium, your'} public page and your blogs can use your own domain, such as blog.example.org. Links to this site keep working.`,
  hint: 'A domain or subdomain you own. You’ll add two DNS records at your registrar.',
  records:
    'Add these two records, then press Check domain. The first sends readers here; the second proves that the name is yours. Keep both.',
  apex: 'For a root domain such as example.org, use ALIAS or ANAME instead of CNAME.',
  saved: (host: string) => ({ title: 'Name saved', description: `Now add the DNS records for ${host}.` }),
  checked: (host: string) => ({ title: 'Your domain works', description: `Your blogs are now at ${host}.` }),
  notChecked: { title: 'Not found yet', description: 'The records we found are shown below the name.' },
  copied: { title: 'Copied', description: 'Paste it at your registrar.' },
  copyFailed: { title: 'Copy failed', description: 'Select the text and copy it yourself.' },
  removing: (host: string) =>
    `${host} stops leading to your blogs at once. Their links on this site keep working. To use the name again, you need a new TXT record.`,
  removed: (host: string) => ({ title: 'Domain removed', description: `${host} no longer leads to your blogs.` }),
  changed: 'Another domain was saved in the meantime. Please reload the page.',
  failed: 'Could not save the domain',
  checkFailed: 'Could not check the domain',
  removeFailed: 'Could not remove the domain',
  loadFailed: 'Could not load your domain.',
  ending: (day: string) =>
    `The last check failed. The name will stop leading to your blogs on ${day} unless a check succeeds.`,
  ended: `We disconnected the name after its checks failed for ${DOMAIN_GRACE_DAYS} days.`,
  unpaid:
    'Your subscription has ended, so the name redirects readers to this site. Renew to serve your blogs under it again.',
} as const;
