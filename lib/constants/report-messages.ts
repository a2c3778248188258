/** Reports of blogs, decisions and objections (docs/decisions/0131). The specification names no sentences for them. */

export const REPORT_REASONS = ['illegal', 'copyright', 'privacy', 'hate', 'fraud', 'ai', 'other'] as const;

export const REASON_LABELS: Readonly<Record<(typeof REPORT_REASONS)[number], string>> = {
  illegal: 'Illegal content',
  copyright: 'Copyright',
  privacy: 'Personal data or privacy',
  hate: 'Hate or harassment',
  fraud: 'Fraud or spam',
  ai: 'Inaccurate or undisclosed AI content',
  other: 'Something else',
};

export const DECISION_KINDS = ['nothing', 'hide', 'delete'] as const;

type DecisionKind = (typeof DECISION_KINDS)[number];

/** What a decision does, for the operator, and what it did, for everybody. */
export const DECISION_TEXTS: Readonly<Record<DecisionKind, { label: string; hint: string; done: string }>> = {
  nothing: { label: 'Keep the blog', hint: 'Only the reporters are told.', done: 'The operator kept the blog.' },
  hide: {
    label: 'Hide the blog',
    hint: 'Only its author can still see it. Everyone else gets status 451.',
    done: 'The operator hid the blog.',
  },
  delete: {
    label: 'Delete the blog',
    hint: 'It moves to the author’s Trash, can’t be restored, and is permanently deleted after six months.',
    done: 'The operator deleted the blog.',
  },
};

export const OBJECTION_OUTCOMES = ['upheld', 'lifted'] as const;

export const OUTCOME_TEXTS: Readonly<Record<(typeof OBJECTION_OUTCOMES)[number], { label: string; done: string }>> = {
  upheld: { label: 'Uphold the decision', done: 'The operator upheld the decision.' },
  lifted: { label: 'Lift the decision', done: 'The operator lifted the decision. The blog is back.' },
};

export const REPORT_MESSAGES = {
  goodFaith: 'I believe in good faith that this report is accurate and complete.',
  faults: {
    reason: 'Please choose what is wrong',
    email: 'Please enter a valid email address, or leave it empty',
    goodFaith: 'Please confirm that the report is accurate and complete',
    kind: 'Please choose a decision',
  },
  noOpenReports: 'This blog has no open reports. Someone else may have decided.',
  cannotObject: 'There is no decision you can still object to.',
  cannotSettle: 'This decision has no open objection. Someone else may have answered it.',
  /** Above a form that could not be saved, by the error's code. */
  problems: {
    'too-many-requests':
      'Your report was not saved. Your network has already reported this blog today, or sent ten reports within an hour.',
    'invalid-input': 'Something is missing or too long. Check your answers and send the form again.',
    conflict: 'Someone else already decided this.',
    other: 'We could not save this. Please try again in a moment.',
  },
} as const;
