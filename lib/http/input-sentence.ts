import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a field must be, by the name that zod has for its type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a text must be, by the name that zod has for its format. */
const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a date and time, such as 2026-01-31T12:00:00Z',
  email: 'an email address',
  url: 'a web address',
  uuid: 'a UUID',
};

/** What is counted, by the name that zod has for what is too long or too short. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** A field's place in the request: platforms[0].credentials. */
const fieldOf = (path: readonly PropertyKey[] = []) =>
  path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '') || 'The request';

function boundOf(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const unit = UNITS[issue.origin];
  if (issue.code === 'too_big') {
    return unit ? `can have up to ${issue.maximum} ${unit}` : `must be at most ${issue.maximum}`;
  }
  if (!unit) return `must be at least ${issue.minimum}`;
  return issue.minimum === 1 ? 'cannot be empty' : `must have at least ${issue.minimum} ${unit}`;
}

function faultOf(issue: Issue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'is not valid';
    case 'invalid_value':
      return `must be ${alternatives.format(issue.values.map(String))}`;
    case 'too_big':
    case 'too_small':
      return boundOf(issue);
    default:
      return 'is not valid';
  }
}

/** The sentence for a fault that its schema has no sentence for; it names the field ("platforms must be a list"). */
export const inputSentence = (issue: Issue): string => `${fieldOf(issue.path)} ${faultOf(issue)}`;
