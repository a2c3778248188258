import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { readStored, type StoredSchema, writeStored } from './stored.ts';

/**
 * State stored in this tab, kept across reloads; null forgets it.
 * @param restore maps the stored value, or `initial`, to the first value
 * @returns value, setter, and whether the stored value was read (after the first render)
 */
export function useStored<Value>(
  key: string,
  schema: StoredSchema<Value>,
  initial: Value,
  { restore = (stored) => stored }: { restore?: (stored: Value) => Value } = {},
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [value, setValue] = useState(initial);
  const [isRestored, setIsRestored] = useState(false);
  const beginning = useRef({ schema, initial, restore });

  useEffect(() => {
    const { schema, initial, restore } = beginning.current;
    const restored = restore(readStored(key, schema) ?? initial);
    writeStored(key, restored);
    setValue(restored);
    setIsRestored(true);
  }, [key]);

  useEffect(() => {
    if (isRestored) writeStored(key, value);
  }, [key, value, isRestored]);

  return [value, setValue, isRestored];
}
