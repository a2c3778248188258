/** Headings for a section that holds all entries of a list. */
export const ENTRY_HEADINGS: readonly string[] = [
  'Las {ideas|pistas}, una a una',
  'La lista, {sin rodeos|punto por punto}',
  'Para {probar|picar} en el orden que quieras',
  'Con qué {elegir|empezar}',
  'Lo esencial, {punto por punto|en pocos gestos}',
  '{Toma|Quédate con} lo que te {sirva|hable}',
  '{Señales|Gestos} que {conviene guardar|merecen la pena}',
];
