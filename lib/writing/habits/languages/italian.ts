import type { HabitWords } from './types.ts';

/** Italian words and turns that models overuse. */
export const ITALIAN: HabitWords = {
  overused: [
    ...['sottoline*', 'cruciale', 'cruciali', 'imprescindibil*', 'un ruolo chiave'],
    ...['un ruolo cruciale', 'un ruolo fondamentale', 'un ruolo centrale'],
    ...['un ruolo essenziale', 'immerg*', 'addentr*', 'arazzo', 'testimonianza di'],
    ...['nel cuore di', 'nel cuore del*', 'sfumature', 'sfaccettat*', 'poliedric*'],
    ...['affascinant*', 'coinvolgent*', 'vibrant*', 'innovativ*', 'rivoluzion*'],
    ...['trasformativ*', 'olistic*', 'armonios*', 'impeccabil*', 'senza sforzo'],
    ...['senza soluzione di continuità', 'incarn*', 'è importante notare'],
    ...['è importante sottolineare', 'in un mondo in cui', 'in un mondo dove'],
    ...["nell'era", 'nel panorama', 'molto più di', 'molto più che'],
    ...['in continua evoluzione', 'in definitiva', 'in ultima analisi', 'gettare luce'],
    ...['viaggio verso', 'viaggio nel*', 'pilastr*', 'pietra miliare'],
    ...['pietra angolare', 'liberare il potenziale', 'sinergi*'],
  ],
  notBut:
    /\bnon (?:solo|soltanto|solamente|semplicemente)(?!\p{L})[^.!?;]{2,90}?\bma\b|\bnon (?:è|sono|si tratta di)(?!\p{L})[^.!?;]{2,60}?[,.;:—–]\s*(?:ma|bensì|è|sono|si tratta di)\s/giu,
};
