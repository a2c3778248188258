import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { measureRelevance } from '@/lib/writing/score/topic-measure.ts';
import { blogWith } from '../../../support/blogs.ts';

const section = (heading: string, content: string) => ({ heading, content, images: [] });

/** In each language a topic, a section that names it, one that speaks as the introduction does, and one about something else. */
const CASES: readonly [Language, string, string, string, string, string][] = [
  [
    ...(['english', 'How to start a vegetable garden'] as const),
    'A vegetable garden needs sun, compost and the right week for sowing beans.',
    'A garden begins with one small bed near the kitchen.',
    'Sow beans in a warm week and spread compost before.',
    'Invite your friends to dinner and choose the music that everybody loves.',
  ],
  [
    ...(['german', 'Einen Gemüsegarten anlegen'] as const),
    'Ein Gemüsegarten braucht Sonne, Kompost und die richtige Woche zum Säen der Bohnen.',
    'Der Gemüsegarten beginnt mit einem kleinen Beet.',
    'Bohnen sät man in einer warmen Woche und verteilt vorher Kompost.',
    'Laden Sie Freunde zum Abendessen ein und wählen Sie passende Musik.',
  ],
  [
    ...(['french', 'Créer son potager'] as const),
    'Un potager demande du soleil, du compost et la bonne semaine pour semer les haricots.',
    'Le potager commence par une petite planche.',
    'Semez les haricots une semaine chaude, après avoir étalé le compost.',
    'Invitez vos amis à dîner et choisissez une musique agréable.',
  ],
  [
    ...(['spanish', 'Cómo empezar un huerto'] as const),
    'Un huerto pide sol, compost y la semana adecuada para sembrar judías.',
    'El huerto empieza con un bancal pequeño.',
    'Siembre las judías en una semana cálida y extienda antes el compost.',
    'Invite a sus amigos a cenar y elija una música agradable.',
  ],
  [
    ...(['italian', 'Come iniziare un orto'] as const),
    'Un orto chiede sole, compost e la settimana giusta per seminare i fagioli.',
    "L'orto comincia con una piccola aiuola.",
    'Seminate i fagioli in una settimana calda e distribuite prima il compost.',
    'Invitate gli amici a cena e scegliete una musica piacevole.',
  ],
  [
    ...(['portuguese', 'Como começar uma horta'] as const),
    'Uma horta pede sol, composto e a semana certa para semear feijão.',
    'A horta começa com um canteiro pequeno.',
    'Semeie o feijão em uma semana quente e espalhe antes o composto.',
    'Convide os amigos para jantar e escolha uma música agradável.',
  ],
  [
    ...(['russian', 'Как завести огород'] as const),
    'Огороду нужны солнце, компост и правильная неделя для посева фасоли.',
    'Огород начинается с маленькой грядки.',
    'Сейте фасоль в тёплую неделю и заранее распределите компост.',
    'Пригласите друзей на ужин и выберите приятную музыку.',
  ],
  [
    ...(['chinese', '怎样开辟一个菜园'] as const),
    '菜园需要阳光、堆肥和合适的播种时间，豆角要等到天气变暖。',
    '菜园从一块小小的菜畦开始。',
    '天气变暖以后播种豆角，事先撒好堆肥。',
    '请朋友来吃晚饭，挑选大家都喜欢的音乐。',
  ],
  [
    ...(['japanese', '家庭菜園の始め方'] as const),
    '家庭菜園には日光と堆肥、そして豆の種まきの時期が大切です。',
    '菜園は小さな畝から始まります。',
    '豆の種まきは暖かい時期に行い、前もって堆肥を広げます。',
    '友人を夕食に招き、みんなの好きな音楽を選びましょう。',
  ],
];

test.each(CASES)('%s: finds the section that has nothing to do with “%s”', async (...row) => {
  const [language, topic, intro, naming, akin, other] = row;
  const sections = [naming, akin, other].map((text, at) => section(`${at + 1}`, text));
  const blog = blogWith({ topic, language, content: { title: topic, intro, sections } });
  expect(await measureRelevance(blog)).toMatchObject({
    verdict: 'fair',
    value: '2 of 3 sections',
    findings: [
      { sentence: 'Has little to do with the topic.', place: { anchor: '3', label: '3' } },
    ],
  });
});

test.each(CASES)('%s: an article about something else than “%s” is poor', async (...row) => {
  const [language, topic, , , , other] = row;
  const content = { title: '1', intro: other, sections: [section('2', other)], conclusion: other };
  const measure = await measureRelevance(blogWith({ topic, language, content }));
  expect(measure).toMatchObject({ verdict: 'poor', value: 'Not about the topic' });
});

test.each(CASES)('%s: an article about “%s” is good', async (...row) => {
  const [language, topic, intro, naming, akin] = row;
  const sections = [naming, akin].map((text, at) => section(`${at + 1}`, text));
  const blog = blogWith({ topic, language, content: { title: topic, intro, sections } });
  const measure = await measureRelevance(blog);
  expect(measure).toMatchObject({ verdict: 'good', value: '2 of 2 sections', findings: [] });
});

test.each([
  ['How to start a vegetable garden', 'german', CASES[1]],
  ['Как завести огород', 'english', CASES[0]],
  ['怎样开辟一个菜园', 'french', CASES[2]],
] as const)('the topic “%s” of an article in %s is not checked', async (topic, language, row) => {
  const [, title = '', intro = '', ...texts] = row ?? [];
  const sections = texts.map((text) => section(text, text));
  const blog = blogWith({ topic, language, content: { title, intro, sections } });
  expect(await measureRelevance(blog)).toMatchObject({
    verdict: 'unchecked',
    value: 'not checked',
  });
});
