'use client';

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { readStored, type StoredSchema, writeStored } from './stored.ts';

type Options<Value> = {
  /** Maps the stored value (`initial` where nothing was stored) to the first value, once. */
  restore?: (stored: Value) => Value;
};

/**
 * State that is stored in this tab, so that a reload or the Back button loses nothing; null forgets it.
 * @returns the value, its setter, and whether what was stored has been read, which is after the first rendering
 */
export function useStored<Value>(
  key: string,
  schema: StoredSchema<Value>,
  initial: Value,
  { restore = (stored) => stored }: Options<Value> = {},
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [value, setValue] = useState(initial);
  const [isRestored, setIsRestored] = useState(false);
  // The first ones are used, whatever later renderings bring.
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
