const LIST = new Intl.ListFormat('en');

/** What the screens of publishing elsewhere say beyond the specification's own sentences. */
export const DISTRIBUTION_TEXTS = {
  comingSoon: (platform: string) => `Publishing to ${platform} is coming soon.`,
  asking: (platform: string) => `Asking ${platform}…`,
  waiting: (platform: string) => `Still waiting for ${platform}. It can take up to a minute.`,
  checkFailed: (platform: string) => `${platform} could not be asked. Please try again.`,
  ready: 'Will be submitted when your blog is written.',
  goesTo: (platforms: readonly string[]) =>
    platforms.length === 0
      ? 'No platform chosen yet: fill in its form and submit it.'
      : `Your blog will go to ${LIST.format(platforms)}.`,
  draftsStay:
    'Your new blogs start as drafts, and a draft goes to no platform. Make the blog public or unlisted, then submit it under Manage Backlinks.',
  draftDefault: 'Change how new blogs start',
  draftReady: 'Not submitted while your blog is a draft.',
  draftGoesTo: (platforms: readonly string[]) =>
    `Your blog starts as a draft and does not go to ${LIST.format(platforms)} yet.`,
  unsent: (platform: string) => ({
    title: `${platform} is not ready yet`,
    description: `Press Submit to ${platform}, or empty its form, then generate.`,
  }),
  keysForgotten: (platforms: readonly string[]) =>
    `For your safety, keys are forgotten when you leave or reload this page. Choose ${LIST.format(platforms)} again.`,
  needsAccount: 'Publishing to other sites needs an account.',
  needsAccountKept: 'Your text and choices stay here while you sign in.',
  rememberHint: 'Stored encrypted and never shown again. Otherwise it is used for this submission only.',
  forgotten: (platform: string) => ({
    title: 'Credentials forgotten',
    description: `What was stored for ${platform} is deleted. Posts there stay.`,
  }),
  forgetFailed: { title: 'The credentials were not forgotten', description: 'Check your connection and try again.' },
  checkAgainFailed: { title: 'The link was not checked', description: 'Check your connection and try again.' },
  changed: 'Changed here since it was published there.',
  noUpdates: (platform: string) => `${platform} lets no other program change a post, so edit it there.`,
  needsCredentials: (platform: string) => ({
    title: `${platform} needs your credentials again`,
    description: 'They were used once and forgotten. Enter them here, then submit.',
  }),
  updateFailed: { title: 'The post was not updated', description: 'Check your connection and try again.' },
  emptyHint:
    'Publish it where you have an account or a site. Every post links back to this blog, and we keep checking that the link is there.',
  emptyStart: 'Start with a platform',
  removeFailed: { title: 'The entry was not removed', description: 'Check your connection and try again.' },
  panelFailed: { title: 'The backlinks did not open', description: 'Check your connection and try again.' },
  siteAddress: 'Please enter the address of your site, with https://',
  opening: 'Opening the page and filling in its form…',
  stillOpening: 'Still working on the page. It can take up to half a minute.',
  dryRunFailed: 'The form could not be tried. Please try again.',
} as const;
