/** Headings for a section that holds all entries of a list. */
export const ENTRY_HEADINGS: readonly string[] = [
  'Les {idées|pistes}, une à une',
  '{Notre|La} liste, {sans détour|point par point}',
  'À {essayer|piocher} dans l’ordre que vous voulez',
  'De quoi {choisir|vous y mettre}',
  'L’essentiel, {point par point|en quelques gestes}',
  '{Prenez|Gardez} ce qui vous {sert|parle}',
  'Des {repères|gestes} à {garder|retenir}',
];
