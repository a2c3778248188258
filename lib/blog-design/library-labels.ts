import type { Language } from '@/lib/constants/options.ts';

/** Said at the top of a digest of the site's own library, as the name of a link to its note. */
export const FROM_LIBRARY: Readonly<Record<Language, string>> = {
  english: 'From this site’s library, CC BY 4.0',
  french: 'De la bibliothèque de ce site, CC BY 4.0',
  spanish: 'De la biblioteca de este sitio, CC BY 4.0',
  german: 'Aus der Bibliothek dieser Website, CC BY 4.0',
  chinese: '选自本站文库，CC BY 4.0',
  japanese: 'このサイトのライブラリーから、CC BY 4.0',
  russian: 'Из библиотеки этого сайта, CC BY 4.0',
  portuguese: 'Da biblioteca deste site, CC BY 4.0',
  italian: 'Dalla biblioteca di questo sito, CC BY 4.0',
};
