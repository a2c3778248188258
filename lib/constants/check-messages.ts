/** Messages of POST /api/check. */
export const CHECK_MESSAGES = {
  nothing: 'Paste a text, or give the address of a page.',
  tooLong: 'The text is longer than 50,000 characters. Check it in parts.',
  tooShort: 'This text is too short to recognize. Paste a few more sentences.',
};
