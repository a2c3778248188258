import { z } from 'zod';

/**
 * Secondary fields of answers: what a weak model leaves out, or writes as "None" or "false", has a default. Only what an
 * answer is useless without fails it.
 */
export const textField = z.string().catch('');

/** A list without malformed entries. */
export const listField = <T>(entry: z.ZodType<T>): z.ZodArray<z.ZodType<T>> =>
  z.array(entry.catch(undefined as never)).overwrite((entries) => entries.filter((each) => each !== undefined));

/** Texts without "None", which weak models write for nothing. */
export const textsField = listField(z.string())
  .overwrite((texts) => texts.filter((text) => !/^(?:none|null|n\/a)?[.]?$/i.test(text.trim())))
  .catch([]);
/** A number, also as "5" or "(5)". */
export const numberField = z.preprocess(
  (given) => (typeof given === 'string' ? /-?\d+(?:\.\d+)?/.exec(given)?.[0] : given),
  z.coerce.number(),
);
export const numbersField = listField(numberField).catch([]);

export const flagField = z
  .preprocess((given) => (typeof given === 'string' ? given.toLowerCase() === 'true' : given), z.boolean())
  .catch(false);

/** One of several words, in whatever case. */
export const choiceField = <const Value extends string>(values: readonly Value[]) =>
  z.preprocess((given) => values.find((value) => value.toLowerCase() === `${given}`.toLowerCase()), z.enum(values));
