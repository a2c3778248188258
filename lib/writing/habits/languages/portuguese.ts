import type { HabitWords } from './types.ts';

/** Portuguese words and turns that models overuse. */
export const PORTUGUESE: HabitWords = {
  overused: [
    ...['ressalta*', 'sublinha*', 'crucia*', 'imprescindíve*', 'um papel crucial'],
    ...['um papel fundamental', 'um papel essencial', 'um papel central'],
    ...['papel vital', 'mergulh* no', 'mergulh* na', 'mergulhar', 'adentr*'],
    ...['tapeçaria', 'testemunho de', 'no coração de', 'no coração do', 'nuances'],
    ...['multifacetad*', 'fascinante*', 'cativante*', 'vibrante*', 'inovador*'],
    ...['revolucion*', 'transformador*', 'holístic*', 'harmonios*', 'impecáve*'],
    ...['sem esforço', 'perfeitamente integrad*', 'personific*'],
    ...['potencializ*', 'é importante destacar', 'é importante ressaltar'],
    ...['é importante notar', 'vale destacar', 'vale ressaltar', 'em um mundo onde'],
    ...['num mundo onde', 'em um mundo em que', 'na era d*', 'muito mais do que'],
    ...['muito mais que', 'em constante evolução', 'em última análise', 'lançar luz'],
    ...['jornada', 'jornadas', 'abre portas', 'pilares', 'pedra angular', 'desbloque*'],
    ...['sinergia*', 'desvend*'],
  ],
  notBut:
    /\bnão (?:só|apenas|somente|simplesmente)(?!\p{L})[^.!?;]{2,90}?\b(?:mas|como)(?!\p{L})|\bnão (?:é|são|se trata de)(?!\p{L})[^.!?;]{2,60}?[,.;:—–]\s*(?:mas sim|mas|é|são|trata-se de)\s/giu,
};
