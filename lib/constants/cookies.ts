/** Set and cleared with the session's cookie, which scripts cannot read: a hint for the page's script. It grants nothing. */
export const MEMBER_COOKIE = 'member';
