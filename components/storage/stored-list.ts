import * as v from 'valibot';

export const storedList = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Entry>[] => {
        const parsed = v.safeParse(entry, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

export const storedTexts = storedList(v.string());
