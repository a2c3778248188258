import type { HabitWords } from './types.ts';

/** English words and turns that models overuse. */
export const ENGLISH: HabitWords = {
  overused: [
    ...['delv*', 'tapestr*', 'underscor*', 'pivotal', 'testament to', 'realm*'],
    ...['showcas*', 'foster*', 'intrica*', 'nuanc*', 'multifaceted', 'meticulous*'],
    ...['seamless*', 'leverag*', 'harness* the', 'unlock the'],
    ...['unlock your', 'elevat* your', 'empower*', 'embark*', 'unleash*'],
    ...['transformative', 'game-changer*', 'game changer*', 'groundbreaking'],
    ...['cutting-edge', 'ever-evolving', 'ever-changing', 'fast-paced', 'vibrant'],
    ...['bustling', 'myriad', 'plethora', 'crucial*', 'invaluable', 'paramount'],
    ...['profound*', 'holistic*', 'interplay', 'cornerstone*', 'beacon'],
    ...["it's worth noting", 'it is worth noting', "it's important to"],
    ...['it is important to', "in today's", 'at its core', "let's explore"],
    ...['look no further', 'navigat* the', 'stands as a', 'plays a crucial role'],
    ...['plays a vital role', 'rich history'],
  ],
  notBut:
    /\bnot (?:just|only|merely|simply|solely) [^.!?;]{2,80}?\bbut\b|\bnot (?:about|because of|a|an|the|in|by) [^.,;!?]{2,60}?,? but (?:about|because of|rather|a|an|the|in|by)(?!\p{L})|(?:n't|\bnot) (?:just|only|merely|simply|about|a|an|the)(?!\p{L})[^.!?;—]{2,80}?[.;,—–]\s*(?:it|they|this|that)(?:'(?:s|re)| is| are| was| were)(?!\p{L})/giu,
};
