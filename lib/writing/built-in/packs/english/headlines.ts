import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]: a {plain|practical} plan',
    '[headline], step by step',
    '[headline]: {less guesswork|a plan without guesswork}',
    '[headline]: where to {start|begin} and what to skip',
    '[headline]: a {calm|clear} way in',
    '[headline]: from first try to {habit|routine}',
  ],
  comparison: [
    '[headline]',
    '[headline]: how to {choose|decide}',
    '[headline]: the questions that settle it',
    '[a] or [b]? {A fair|An honest} way to decide',
    '[headline]: a {calm|level-headed} comparison',
    '[a] vs [b]: {choose|decide} by what you need',
    '[headline]: how to make up your mind',
  ],
  list: [
    '[headline]',
    '[headline], {starting this week|one at a time}',
    '[headline]: small {moves|steps} that last',
    '[subject]: [n] ideas {worth a try|to start from}',
    '[subject]: [n] small {moves|steps} that {add up|last}',
    '[subject]: [n] {sensible|sound} suggestions',
    '[subject]: [n] {things worth doing|places to begin}',
  ],
  choice: [
    '[subject]: [n] {checks|questions} before you choose',
    '[headline]: how to find {yours|the one for you}',
    '[headline]: [n] ways to choose well',
    '[subject]: [n] ways to {find|spot} the right one',
    '[headline]: [n] {checks|tests} worth making first',
    '[subject]: [n] things to settle before you pick',
    '[subject]: [n] {steps|questions} to a good choice',
  ],
  explainer: [
    '[headline]',
    '[headline]: a {good|clear} place to start',
    '[headline]: {how to make sense of it|a way in}',
    '[headline]: {seen|explored} from the ground up',
    '[headline]: what to ask and where to look',
    '[headline]: {first questions|good questions} and where to take them',
    '[headline]: where to {begin|start}',
  ],
};
