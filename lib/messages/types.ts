import type { CompiledMessage } from 'icu-minify/format';
import type { MessageValues } from '../generated/message-values.ts';

/** A key of `messages/en.json`, its parts joined by dots. */
export type MessageKey = keyof MessageValues;

/** Compiled messages by the parts of their keys. */
export type Messages = { readonly [part: string]: CompiledMessage | Messages };

type Parents<Key> = Key extends `${infer Part}.${infer Rest}` ? Part | `${Part}.${Parents<Rest>}` : never;

/** The start of a key, up to one of its dots. The first part is what a page carries as a whole. */
export type Namespace = Parents<MessageKey>;

/** The rests of the keys in a namespace. */
export type KeyIn<Name extends Namespace> = MessageKey extends infer Key
  ? Key extends `${Name}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The values that a message takes; none where there is no message, as a title without a description. */
export type ValuesFor<Key> = [Key] extends [never]
  ? Record<never, never>
  : Key extends MessageKey
    ? MessageValues[Key]
    : never;

/** Nothing where a message takes no values. */
export type Given<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];

/** Two messages that are shown as one: `….title` and, if there is one, `….description`. */
export type Titled<Key> = Key extends `${infer Stem}.title` ? Stem : never;
