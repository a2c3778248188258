/** Reports of blogs, decisions and objections (docs/decisions/0131). */

export const REPORT_REASONS = ['illegal', 'copyright', 'privacy', 'hate', 'fraud', 'ai', 'other'] as const;

export const DECISION_KINDS = ['nothing', 'hide', 'delete'] as const;

export const OBJECTION_OUTCOMES = ['upheld', 'lifted'] as const;
