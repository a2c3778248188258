import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { findPages } from '@/lib/research/find-pages.ts';
import { samples } from '@/lib/research/providers/samples.ts';
import { sampleNotes } from '@/lib/research/sample-library.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';

/** The three subjects that are suggested in a language, as somebody types them. */
const SUBJECTS: Record<Language, [string, string, string]> = {
  english: [
    'How to start a vegetable garden',
    'How to sleep better',
    'How to make pour-over coffee',
  ],
  french: ['Créer son potager', 'Mieux dormir', 'Préparer un café filtre à la main'],
  spanish: ['Cómo empezar un huerto', 'Cómo dormir mejor', 'Cómo preparar café de filtro a mano'],
  german: ['Einen Gemüsegarten anlegen', 'Besser schlafen', 'Filterkaffee von Hand aufgießen'],
  chinese: ['怎样开辟一个菜园', '怎样睡得更好', '怎样手冲一杯咖啡'],
  japanese: ['家庭菜園の始め方', 'よりよく眠る方法', 'ハンドドリップコーヒーのいれ方'],
  russian: ['Как завести огород', 'Как лучше спать', 'Как заваривать фильтр-кофе вручную'],
  portuguese: ['Como começar uma horta', 'Como dormir melhor', 'Como fazer café coado'],
  italian: [
    'Come iniziare un orto',
    'Come dormire meglio',
    'Come preparare il caffè filtro a mano',
  ],
};

const RANGES = { small: [300, 500], medium: [800, 1200] } as const;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SUBJECTS[language])('“%s” finds its note alone', async (topic) => {
    const { pages, silent } = await findPages(
      { topic, language, queries: [topic], knownUrls: [] },
      {
        providers: [samples],
        signal: new AbortController().signal,
        allowHosts: [],
        requester: 'a test',
        onPage: () => undefined,
      },
    );
    expect(silent).toEqual([]);
    expect(pages.map(({ title }) => title)).toEqual([topic]);
  });

  test.each(
    SUBJECTS[language].flatMap((topic) =>
      (['small', 'medium'] as const).map((length) => ({ topic, length })),
    ),
  )('“$topic” becomes a $length digest in range', async ({ topic, length }) => {
    const note = (await sampleNotes(language)).find(({ title }) => title === topic);
    const article = await createDigestWriter().write({
      ...{ topic, length, language, signal: new AbortController().signal },
      sources: note ? [{ number: 1, ...note }] : [],
    });
    const [min, max] = RANGES[length];
    const words = countArticleWords(article, language);
    expect(words).toBeGreaterThanOrEqual(min);
    expect(words).toBeLessThanOrEqual(max);
    expect(article.sections.length).toBeGreaterThanOrEqual(2);
  });
});
