import type { Language } from '@/lib/constants/options.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';

/** A fault of a model: its name, the language, the planted text, and the pattern that readers must not see. */
type FaultRow = readonly [name: string, language: Language, planted: NonNullable<Mode['planted']>, unwanted: RegExp];

const first = (text: string) => ({ in: 'text', at: 'start', text: `${text}\n\n` }) as const;
const last = (text: string) => ({ in: 'text', at: 'end', text: `\n\n${text}` }) as const;
const title = (text: string) => ({ in: 'title', at: 'instead', text }) as const;
const heading = (text: string) => ({ in: 'heading', at: 'start', text }) as const;

/** Planted into every text, title or heading of an article. */
export const FAULTS: readonly FaultRow[] = [
  ['opens as an assistant', 'english', first('Certainly! Here is the section you requested:'), /certainly|requested/i],
  ['says that it is one', 'english', last('As an AI language model, I cannot visit a hive myself.'), /language model/],
  [
    'closes as an assistant',
    'english',
    last('I hope this helps! Let me know if you have any questions.'),
    /hope|let me know/i,
  ],
  ['opens as an assistant in German', 'german', first('Gerne! Hier ist der gewünschte Abschnitt:'), /gerne|gewünscht/i],
  ['opens as an assistant in French', 'french', first('Bien sûr ! Voici la section demandée :'), /bien sûr|voici/i],
  [
    'opens as an assistant in Spanish',
    'spanish',
    first('¡Claro! Aquí tienes la sección solicitada:'),
    /claro|solicitada/i,
  ],
  ['closes as an assistant in Italian', 'italian', last('Spero che questo ti aiuti.'), /spero/i],
  ['closes as an assistant in Portuguese', 'portuguese', last('Espero que isso ajude.'), /espero/i],
  ['closes as an assistant in Russian', 'russian', last('Надеюсь, это поможет.'), /надеюсь/i],
  ['opens as an assistant in Chinese', 'chinese', first('当然！以下是您要求的内容：'), /当然|以下是/],
  ['opens as an assistant in Japanese', 'japanese', first('承知しました。以下はご依頼の文章です。'), /承知|ご依頼/],
  [
    'leaks a fence',
    'english',
    first('<<<TOPIC 0123456789abcdef01234567\nSECRET\nTOPIC 0123456789abcdef01234567>>>'),
    /SECRET|TOPIC|0123456789/,
  ],
  [
    'leaks lines of its prompt',
    'english',
    first('Task: section\nLength: 150 words. Stay within ten per cent of it.\nCovers: the old bridge'),
    /task:|length:|covers:/i,
  ],
  [
    'leaks lines of another prompt',
    'english',
    first(
      'Mark: 0123456789abcdef01234567\nTask: check claims\nRegister: polite (such as Sie, usted, vous).\nSections: 3 to 5',
    ),
    /mark:|task:|register:|sections:/i,
  ],
  ['makes up an author', 'english', last('The old bridge keeps the village warm (Smith, 2021).'), /smith|2021/i],
  [
    'makes up a source',
    'german',
    last('Die alte Brücke hält das Dorf warm [Quelle: Imkerbund, Bericht].'),
    /quelle|imkerbund/i,
  ],
  ['asks for a citation', 'spanish', last('El puente viejo da calor al pueblo [cita requerida].'), /cita requerida/i],
  ['adds marks of footnotes', 'english', last('The old bridge keeps the village warm.¹ It stays.²'), /[¹²]/],
  [
    'adds a list of references',
    'english',
    last('References:\n1. Smith, J. (2021). Bees of the world.\n2. Jones, K. (2019). More bees.'),
    /references|smith|jones/i,
  ],
  [
    'adds a list of references in Chinese',
    'chinese',
    last('参考文献：\n1. 王小明（2021）《蜜蜂》\n2. 李雷（2019）《蜂箱》'),
    /参考文献|王小明|李雷/,
  ],
  ['leaves a variable', 'english', last('In {{city}} the old bridge keeps the village warm.'), /\{\{/],
  ['leaves a note to itself', 'english', last('TODO: add an example about the old bridge.'), /todo/i],
  ['leaves a gap in Japanese', 'japanese', last('［都市名］では古い橋が村を守ります。'), /都市名/],
  ['leaves a share open', 'french', last('Le vieux pont protège XX % du village.'), /XX/],
  ['leaves filler', 'italian', last('Lorem ipsum dolor sit amet.'), /lorem/i],
  ['names a site', 'english', last('Buy the old bridge at plants.garden today.'), /plants\.garden/],
  ['hides a site', 'english', last('Read more at example(.)com about it.'), /example/],
  ['writes Traditional characters', 'chinese', last('舊橋在這個村莊裡保護大家的花園。'), /[舊橋這莊裡護園]/],
  ['adds an English sentence', 'german', last('The bees need water and shade during the summer.'), /the bees/i],
  ['adds an English sentence', 'japanese', last('The bees need water and shade during the summer.'), /the bees/i],
  ['adds a Portuguese sentence', 'spanish', last('As abelhas precisam de água e sombra durante o verão.'), /abelhas/i],
  [
    'adds a foreign paragraph',
    'french',
    last(
      'The bees need water and shade during the summer. They drink from a bowl that stands near the hive. When the wind is strong they stay at home, and nobody should open the hive before the evening comes.',
    ),
    /the bees|nobody/i,
  ],
  ['uses emoji', 'english', last('The old bridge keeps the village warm 🐝🌉.'), /[🐝🌉]/u],
  ['shouts', 'english', last('NEVER TOUCH THE ANCIENT BRIDGE at night.'), /NEVER TOUCH/],
  ['lost a character', 'english', last('The old br\uFFFDdge keeps the village warm.'), /\uFFFD/],
  ['misread its characters', 'french', last('Le vieux pont protÃ¨ge le village.'), /Ã/],
  [
    'stacks marks at the end',
    'english',
    last('Is the old bridge warm?!? It keeps the village dry!!! It stays.'),
    /!!|\?!/,
  ],
  [
    'says du once in every part',
    'german',
    first(
      'Prüfen Sie morgens Ihren Stand. Stellen Sie abends Wasser auf. Öffnen Sie mittags das Tor. Jetzt füllst du deine Tränke.',
    ),
    /\bdu\b|\bdeine\b/,
  ],
  ['leaves its title open', 'english', title('[Your title here]'), /your title/i],
  ['labels its title', 'english', title('Title: Bees above the city'), /title/i],
  ['decorates its title', 'english', title('🐝 Bees above the city!!!'), /🐝|!!/u],
  ['labels its headings', 'english', heading('Introduction: '), /introduction/i],
];
