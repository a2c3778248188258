import type { LanguagePack } from '../../language-pack.ts';
import { COMPARISON_INTROS } from './intros/comparison.ts';
import { EXPLAINER_INTROS } from './intros/explainer.ts';
import { HOW_TO_INTROS } from './intros/how-to.ts';
import { LIST_INTROS } from './intros/list.ts';

/** Openings, by shape. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': HOW_TO_INTROS,
  comparison: COMPARISON_INTROS,
  list: LIST_INTROS,
  explainer: EXPLAINER_INTROS,
};
