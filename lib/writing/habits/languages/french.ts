import type { HabitWords } from './types.ts';

/** French words and turns that models overuse. */
export const FRENCH: HabitWords = {
  overused: [
    ...['soulign*', 'incontournable*', 'crucia*', 'primordia*', 'plonge* dans'],
    ...['plongeons', 'au cœur de', 'au cœur du', 'au cœur des', 'témoigne*'],
    ...['un rôle clé', 'un rôle crucial', 'un rôle central', 'un rôle essentiel'],
    ...['nuanc*', 'multifacette*', 'fascinant*', 'captivant*', 'vibrant*', 'novateur*'],
    ...['novatrice*', 'révolutionn*', 'holistique*', 'harmonieu*', 'sans effort'],
    ...['incarne*', 'façonne*', 'tissent', 'tisser', 'pilier*', 'levier*'],
    ...['il est important de', 'il est essentiel de', 'il est crucial de'],
    ...['il convient de noter', 'dans un monde où', "à l'ère", 'dans le paysage'],
    ...['bien plus que', "bien plus qu'un", "bien plus qu'une"],
    ...['en constante évolution', 'en fin de compte', 'met en lumière'],
    ...['mettre en lumière', 'mettant en lumière', 'voyage au', 'invitation à'],
    ...['indéniable*', 'libérer le potentiel', 'enjeu majeur', 'enjeux majeurs'],
    ...['offrant ainsi'],
  ],
  notBut:
    /\b(?:pas|non) (?:seulement|uniquement|simplement)(?!\p{L})[^.!?;]{2,90}?\bmais\b|\b(?:n'est|ne sont) pas (?:un|une|le|la|des|que)(?!\p{L})[^.!?;]{2,60}?[,.;:—–]\s*(?:mais|c'est|ce sont)(?!\p{L})/giu,
};
