import type { HabitWords } from './types.ts';

/** German words and turns that models overuse. */
export const GERMAN: HabitWords = {
  overused: [
    ...['unterstreich*', 'maßgeblich*', 'facettenreich*', 'vielschichtig*', 'nahtlos*'],
    ...['tiefgreifend*', 'wegweisend*', 'bahnbrechend*', 'zukunftsweisend*'],
    ...['richtungsweisend*', 'ganzheitlich*', 'unverzichtbar*', 'unerlässlich*'],
    ...['von entscheidender bedeutung', 'von großer bedeutung'],
    ...['eine entscheidende rolle', 'eine zentrale rolle', 'eine wichtige rolle'],
    ...['eine schlüsselrolle', 'eintauchen', 'tauchen wir', 'nuancen', 'nuanciert*'],
    ...['verkörper*', 'spiegelt sich', 'widerspiegel*', 'spiegeln sich', 'symbiose'],
    ...['eindrucksvoll*', 'beeindruckend*', 'bemerkenswert*', 'faszinier*'],
    ...['inspirier*', 'meilenstein*', 'in der heutigen', 'in einer zeit, in der'],
    ...['in einer welt, in der', 'mehr als nur', 'weit mehr als', 'es ist wichtig zu'],
    ...['nicht zu unterschätzen', 'zusammenfassend lässt sich', 'das potenzial'],
    ...['potenzial zu entfalten', 'schlüssel zum', 'reise durch', 'essenziell*'],
    ...['essentiell*', 'fundament für', 'eröffnet neue', 'herzstück'],
  ],
  notBut:
    /\bnicht (?:nur|bloß|lediglich|allein|einfach) [^.!?;]{2,90}?\bsondern\b|\b(?:kein|keine|nicht) [^.!?;,]{2,60}?\. (?:es|sie|er|das) (?:ist|sind|war)(?!\p{L})|\b(?:kein|keine|nicht) (?:ein|eine|der|die|das|bloßes?|reines?|reine) [^.!?;]{2,60}?, sondern (?:ein|eine|der|die|das)(?!\p{L})/giu,
};
