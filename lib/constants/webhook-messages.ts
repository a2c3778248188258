/** Events of webhooks with their causes. */
export const EVENTS = {
  'blog.created': 'A blog is written, imported or claimed',
  'blog.published': 'A blog becomes public',
  'blog.updated': 'Its text, look, tags or visibility change',
  'blog.deleted': 'A blog is moved to the trash',
  'run.failed': 'A blog could not be written',
  'submission.settled': 'A post elsewhere is found, lost or refused',
} as const;

export type EventName = keyof typeof EVENTS;

export const WEBHOOK_MESSAGES = {
  about:
    'Your server gets a signed message about each event, tried again for three days. Those about a blog arrive in order.',
  noEvent: 'Choose at least one event.',
  refused: 'Please enter a public https address, such as https://example.com/webhooks.',
  many: 'You have ten webhooks. Delete one to add another.',
  secret: 'Your server verifies messages with this secret (Standard Webhooks). We show it only now.',
  deleting: 'Your server gets no more messages, not even those that wait.',
  none: 'Nothing sent in 30 days. Send a test event to see how your server answers.',
  gone: 'This webhook or message no longer exists. Please reload the page.',
  lost: 'The signing secret was lost. Delete this webhook and add it again.',
  loadFailed: 'Could not load your webhooks.',
} as const;
