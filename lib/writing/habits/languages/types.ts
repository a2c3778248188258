/** Habits of model prose in one language. */
export type HabitWords = {
  /**
   * Words and turns that models overuse, in lower case. `*` stands for further letters; in Chinese and Japanese, which do not
   * separate words, an entry matches anywhere.
   */
  overused: readonly string[];
  /** "Not X but Y" in its forms. */
  notBut: RegExp;
  /** Whether a long dash is ordinary punctuation, as in Russian, and tells nothing. */
  areDashesOrdinary?: true;
};
