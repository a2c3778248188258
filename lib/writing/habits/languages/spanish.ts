import type { HabitWords } from './types.ts';

/** Spanish words and turns that models overuse. */
export const SPANISH: HabitWords = {
  overused: [
    ...['subraya*', 'crucial*', 'imprescindible*', 'un papel clave'],
    ...['un papel crucial', 'un papel fundamental', 'un papel esencial'],
    ...['un papel central', 'sumérg*', 'sumerg*', 'adentr*', 'tapiz', 'entramado'],
    ...['testimonio de', 'en el corazón de', 'matices', 'matizad*', 'multifacétic*'],
    ...['polifacétic*', 'fascinante*', 'cautivador*', 'vibrante*', 'innovador*'],
    ...['revolucion*', 'transformador*', 'holístic*', 'armonios*', 'impecable*'],
    ...['sin esfuerzo', 'sin fisuras', 'encarna*', 'aprovecha* al máximo'],
    ...['es importante destacar', 'es importante señalar', 'cabe destacar'],
    ...['cabe señalar', 'en un mundo donde', 'en un mundo en el que', 'en la era'],
    ...['en el panorama', 'mucho más que', 'en constante evolución'],
    ...['en última instancia', 'en definitiva', 'arrojar luz', 'viaje hacia'],
    ...['un viaje de', 'abre las puertas', 'pilar*', 'piedra angular', 'desbloque*'],
    ...['liberar el potencial', 'sinergia*'],
  ],
  notBut:
    /\bno (?:solo|sólo|solamente|únicamente|simplemente)(?!\p{L})[^.!?;]{2,90}?\bsino\b|\bno (?:es|son|se trata de)(?!\p{L})[^.!?;]{2,60}?[,.;:—–]\s*(?:sino|es|son|se trata de)(?!\p{L})/giu,
};
