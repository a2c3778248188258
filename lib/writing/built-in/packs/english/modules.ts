import type { Module } from '../../language-pack.ts';
import { CRITERIA } from './modules/criteria.ts';
import { DECIDE } from './modules/decide.ts';
import { FRAME } from './modules/frame.ts';
import { GOAL } from './modules/goal.ts';
import { HOW } from './modules/how.ts';
import { ITEMS_CARE } from './modules/items-care.ts';
import { ITEMS_CLARITY } from './modules/items-clarity.ts';
import { ITEMS_DECIDING } from './modules/items-deciding.ts';
import { ITEMS_KEEPING_ON } from './modules/items-keeping-on.ts';
import { ITEMS_NARROWING } from './modules/items-narrowing.ts';
import { ITEMS_STARTING } from './modules/items-starting.ts';
import { JUDGE } from './modules/judge.ts';
import { MEASURE } from './modules/measure.ts';
import { MYTHS } from './modules/myths.ts';
import { NEXT } from './modules/next.ts';
import { OPTION } from './modules/option.ts';
import { PEOPLE } from './modules/people.ts';
import { PITFALLS } from './modules/pitfalls.ts';
import { PRACTICE } from './modules/practice.ts';
import { PREPARE } from './modules/prepare.ts';
import { STEPS } from './modules/steps.ts';
import { TRIAL } from './modules/trial.ts';
import { WHAT } from './modules/what.ts';
import { WHY } from './modules/why.ts';

/** Every section the English pack can write. */
export const ENGLISH_MODULES: readonly Module[] = [
  ...GOAL,
  ...PREPARE,
  ...STEPS,
  ...PRACTICE,
  ...JUDGE,
  ...PITFALLS,
  ...PEOPLE,
  ...MEASURE,
  ...NEXT,
  ...WHAT,
  ...WHY,
  ...HOW,
  ...MYTHS,
  ...FRAME,
  ...CRITERIA,
  ...OPTION,
  ...TRIAL,
  ...DECIDE,
  ...ITEMS_CLARITY,
  ...ITEMS_CARE,
  ...ITEMS_STARTING,
  ...ITEMS_KEEPING_ON,
  ...ITEMS_NARROWING,
  ...ITEMS_DECIDING,
];
