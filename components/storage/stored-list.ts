import * as z from 'zod/mini';

/** A stored list: the entries that its schema takes, without the others. */
export const storedList = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) =>
      values.flatMap((value): z.output<Entry>[] => {
        const parsed = z.safeParse(entry, value);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** A stored list of texts. */
export const storedTexts = storedList(z.string());
