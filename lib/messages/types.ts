import type { CompiledMessage } from 'icu-minify/format';
import type { MessageValues, NamespaceValues, TitledValues } from '../generated/message-values.ts';

/** A key of `messages/en.json`, its parts joined by dots. */
export type MessageKey = keyof MessageValues;

/** Compiled messages by the parts of their keys. */
export type Messages = { readonly [part: string]: CompiledMessage | Messages };

/** The start of a key, up to one of its dots. The first part is what a page carries as a whole. */
export type Namespace = keyof NamespaceValues;

/** The rests of the keys in a namespace. */
export type KeyIn<Name extends Namespace> = keyof NamespaceValues[Name] & string;

/** The values that a message takes. */
export type ValuesFor<Key extends MessageKey> = MessageValues[Key];
export type ValuesIn<Name extends Namespace, Key extends KeyIn<Name>> = NamespaceValues[Name][Key];

/** Values of a sentence that is said later: a text may be a list of texts. */
export type Listed<Values> = {
  [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? readonly string[] : never);
};

/** Two messages that are shown as one: `….title` and, if there is one, `….description`. */
export type TitledIn<Name extends Namespace> = keyof TitledValues[Name & keyof TitledValues] & string;
export type ValuesTitled<Name extends Namespace, Stem extends TitledIn<Name>> = TitledValues[Name &
  keyof TitledValues][Stem];

/** What it says, as a toast shows it. */
export type TitledMessage = { title: string; description?: string };

/** Nothing where a message takes no values. */
export type Given<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];
