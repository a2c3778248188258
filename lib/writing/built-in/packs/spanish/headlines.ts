import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]: {paso a paso|un método tranquilo}',
    '[headline]: por dónde empezar',
    '[headline] sin {saltarse pasos|perderse por el camino}',
    '[headline]: guía {paciente|para curiosos}',
    '[headline], {etapa por etapa|de la primera prueba al buen gesto}',
  ],
  comparison: [
    '[headline]',
    '[headline]: {cómo elegir|cómo decidir}',
    '[headline]: {las preguntas que deciden|elegir con la cabeza fría}',
    '[headline]: {una comparación justa|sin tomar partido}',
    '[headline]: elige según {tu uso|tu vida}',
    '[headline]: {para decidirte|para verlo claro}',
  ],
  list: [
    '[headline]',
    '[headline], {para probar esta semana|una a una}',
    '[headline]: {lo que aguanta un día normal|sencillo y posible}',
    '[subject]: [n] ideas {para probar|que cambian la semana}',
    '[subject]: [n] {buenos gestos|pistas concretas}',
    '[n] {consejos|ideas} para avanzar: [subject]',
  ],
  choice: [
    '[subject]: [n] {claves|preguntas} para elegir bien',
    '[headline]: cómo encontrar {lo tuyo|lo que te va}',
    '[headline]: {elegir sin arrepentirse|el arte de elegir}',
    '[subject]: [n] maneras de {acertar|no equivocarse}',
    '[subject]: [n] cosas que {mirar|saber} antes de elegir',
    'Elegir bien en [n] {pasos|claves}: [subject]',
  ],
  explainer: [
    '[headline]',
    '[headline]: {entender lo esencial|de qué hablamos}',
    '[headline]: {por dónde entrar|un mapa para orientarse}',
    '[headline]: las buenas preguntas',
    '[headline], {paso a paso|para curiosos}',
    '[headline]: {qué conviene saber mirar|más allá de los tópicos}',
  ],
};
