import type { Length } from '@/lib/constants/options';
import type { Role, Shape } from './shapes.ts';

/** A place in the plan: the role that fills it, or several of which the seed takes one. */
export type PlanStep = Role | readonly Role[];

/** The sections of each shape in reading order. A list's entries are added by the composer. */
export const PLANS: Readonly<Record<Shape, Readonly<Record<Length, readonly PlanStep[]>>>> = {
  'how-to': {
    small: [['goal', 'prepare'], 'steps', 'pitfalls', ['measure', 'next']],
    medium: [
      'goal',
      'prepare',
      'steps',
      ['practice', 'judge'],
      'pitfalls',
      ['measure', 'people', 'next'],
    ],
    large: [
      'goal',
      'prepare',
      'steps',
      'practice',
      'judge',
      'pitfalls',
      'people',
      'measure',
      'next',
    ],
  },
  explainer: {
    small: ['what', ['why', 'how'], 'myths', 'next'],
    medium: ['what', 'why', 'how', ['judge', 'practice', 'people'], 'myths', 'next'],
    large: ['what', 'why', 'how', 'how', 'practice', 'judge', 'people', 'myths', 'next'],
  },
  comparison: {
    small: [['frame', 'criteria'], 'option', 'option', 'decide'],
    medium: [['frame', 'people'], 'criteria', 'option', 'option', ['trial', 'judge'], 'decide'],
    large: [
      'frame',
      'criteria',
      'option',
      'option',
      'trial',
      'judge',
      'people',
      'pitfalls',
      'decide',
    ],
  },
  list: {
    small: [],
    medium: [],
    large: [],
  },
};

/** Where a shape turns for further sections when its planned ones do not fill the length; a role may come twice. */
export const SPARE_ROLES: Readonly<Record<Shape, readonly Role[]>> = {
  'how-to': [
    'practice',
    'judge',
    'people',
    'measure',
    'prepare',
    'goal',
    'pitfalls',
    'next',
    'steps',
  ],
  explainer: ['how', 'judge', 'practice', 'people', 'why', 'what', 'next', 'myths'],
  comparison: ['trial', 'judge', 'people', 'criteria', 'pitfalls', 'frame'],
  list: ['measure', 'judge', 'practice', 'pitfalls', 'goal', 'next'],
};

/** The order of roles in each shape, for sections that are added to the plan. */
export const ROLE_ORDER: Readonly<Record<Shape, readonly Role[]>> = {
  'how-to': PLANS['how-to'].large.filter((step) => typeof step === 'string'),
  explainer: PLANS.explainer.large.filter((step) => typeof step === 'string'),
  comparison: PLANS.comparison.large.filter((step) => typeof step === 'string'),
  list: ['goal', 'item', 'judge', 'practice', 'pitfalls', 'measure', 'next'],
};

/** Which roles a shape keeps longest when sources leave less room for its own sections. */
export const MOST_NEEDED: Readonly<Record<Shape, readonly Role[]>> = {
  'how-to': ['steps', 'pitfalls', 'goal', 'prepare', 'next', 'measure'],
  explainer: ['what', 'how', 'myths', 'why', 'next'],
  comparison: ['option', 'decide', 'criteria', 'frame', 'trial'],
  list: ['item', 'next', 'goal', 'pitfalls'],
};

/** Sections that surround a list's entries when those do not fill the article, the most useful first. */
export const LIST_EXTRAS: readonly Role[] = [
  'next',
  'goal',
  'pitfalls',
  'measure',
  'judge',
  'practice',
];

/** How many entries a list can have at each length: without a count in the topic, and at most. */
export const LIST_COUNTS: Readonly<Record<Length, { usual: readonly number[]; most: number }>> = {
  small: { usual: [5, 6], most: 10 },
  medium: { usual: [7, 8, 9], most: 15 },
  large: { usual: [10, 11, 12], most: 20 },
};

/** Words a section needs at least to be worth a heading, and what one can usually fill. */
export const SECTION_WORDS = { least: 55, usual: 175 } as const;

/** Words an entry needs at least to be a section of its own, else it is one item of a list; and what it can usually fill. */
export const ENTRY_WORDS = { ownSection: 48, usual: 95 } as const;
