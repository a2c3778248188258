import { expect, test } from 'vitest';
import { SUGGESTED_TOPICS } from '@/lib/constants/suggested-topics.ts';
import { samples } from '@/lib/research/providers/samples.ts';

const NOTES = {
  english: ['vegetable-garden', 'better-sleep', 'pour-over-coffee'],
  french: ['potager', 'mieux-dormir', 'cafe-filtre'],
  spanish: ['huerto', 'dormir-mejor', 'cafe-de-filtro'],
  german: ['gemuesegarten', 'besser-schlafen', 'filterkaffee'],
  chinese: ['caiyuan', 'shuihao', 'shouchong-kafei'],
  japanese: ['saien', 'nemuri', 'handdrip'],
  russian: ['ogorod', 'luchshe-spat', 'filtr-kofe'],
  portuguese: ['horta', 'dormir-melhor', 'cafe-coado'],
  italian: ['orto', 'dormire-meglio', 'caffe-filtro'],
} as const;
const LANGUAGES = Object.keys(NOTES) as (keyof typeof NOTES)[];

const suggestions = LANGUAGES.flatMap((language) =>
  SUGGESTED_TOPICS[language].map((topic, at) => ({ language, topic, slug: NOTES[language][at] })),
);

test.each(suggestions)(
  '“$topic” finds its $language note first',
  async ({ language, topic, slug }) => {
    const signal = AbortSignal.timeout(5_000);
    const [first] = await samples.search(topic, { language, limit: 3, signal });
    expect(first?.url).toMatch(new RegExp(`/library/${language}/${slug}$`));
  },
);
