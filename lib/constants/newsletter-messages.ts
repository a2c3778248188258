/** Why a subscription could not be changed, by the error's code. */
export const SUBSCRIPTION_PROBLEMS = {
  'too-many-requests': 'We did not save this: your network has sent too many requests. Please try again in an hour.',
  'invalid-input': 'Please enter a valid email address, such as ada@example.com.',
  other: 'We could not save this. Please try again in a moment.',
};

export const SUBSCRIBER_MESSAGES = {
  about:
    'Readers subscribe on your site and below your blogs. Those who confirm get each new public blog by email, once.',
  sent: 'Emails sent to present subscribers:',
  deleting: 'If a reader asks you to. They can also unsubscribe themselves.',
  removed: { title: 'Subscriber deleted', description: 'The address gets no more of your blogs.' },
  removeFailed: 'Could not delete the subscriber',
} as const;
