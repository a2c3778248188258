import type { Language } from '@/lib/constants/options.ts';
import { contentTermsOf } from '@/lib/text/terms.ts';

/** Headings that say where in an article one is, and nothing about its subject. */
const GENERIC =
  'introduction|intro|overview|background|conclusions?|summary|final thoughts|closing thoughts|wrapping up|in conclusion|key takeaways|' +
  'einleitung|einführung|überblick|fazit|schluss|schlussfolgerung(?:en)?|schlusswort|zusammenfassung|' +
  "vue d['’]ensemble|en conclusion|résumé|pour conclure|avant-propos|" +
  'introducción|conclusión|conclusiones|resumen|reflexiones finales|' +
  'introduzione|conclusione|conclusioni|riepilogo|considerazioni finali|' +
  'introdução|conclusão|conclusões|resumo|considerações finais|' +
  'введение|вступление|заключение|выводы?|итоги|обзор|' +
  '引言|前言|简介|介绍|概述|结论|总结|结语|小结|' +
  'はじめに|導入|序論|概要|おわりに|終わりに|まとめ|結論|最後に';
const ALONE = new RegExp(`^(?:${GENERIC})[.:：。!！]?$`, 'iu');
const AS_PREFIX = new RegExp(`^(?:${GENERIC}) ?[:：—–-] ?(?=\\S)`, 'iu');

/** What models put before a title or a heading. */
const LABEL =
  /^(?:(?:blog |article |suggested )?title|heading|section(?: \d+)?|chapter \d+|titel|überschrift|abschnitt(?: \d+)?|titre|título|titolo|заголовок|раздел(?: \d+)?|标题|タイトル|見出し) ?[:：] ?/iu;

/** Sentences that tell a model what to do rather than a reader what is so, in the languages of articles. */
const INSTRUCTION =
  /(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompt|above)|\b(?:title|name|call|head) (?:the|this|your|it)\b|\btitle (?:must|should|has to|is to)\b|^system ?:|ignorier\w*.{0,40}(?:anweisung|regeln)|betitel|ignore[rz]?.{0,40}(?:instructions|consignes|instrucciones|instruções)|(?:olvida|ignora).{0,40}(?:instrucciones|istruzioni|instruções)|intitul|titula|intitola|игнориру|(?:忽略|无视|忘记).{0,12}(?:指令|指示|规则)|标题(?:写成|必须|改为)|(?:無視).{0,4}(?:して|せよ|しろ)|タイトルを/iu;

function bare(line: string): string {
  return line.replace(/[\p{P}\s]+/gu, '').toLocaleLowerCase();
}

/** Whether a heading would fit any article: "Introduction", "Fazit", "まとめ". */
export function isGenericHeading(heading: string): boolean {
  return ALONE.test(heading.trim());
}

/** A title or heading without the words that only name its kind: "Title:", "Introduction:". */
export function withoutLabel(line: string): string {
  return line.replace(LABEL, '').replace(AS_PREFIX, '').replace(LABEL, '');
}

/**
 * A text without its own heading at its beginning, as a line of its own or as the first sentence; the text as it is
 * where its first sentence only begins with the same words.
 */
export function withoutEchoedHeading(text: string, heading: string): string {
  const wanted = bare(heading);
  if (wanted === '') return text;
  let seen = '';
  let end = 0;
  for (const character of text) {
    if (seen.length >= wanted.length) break;
    seen += bare(character);
    end += character.length;
  }
  const rest = text.slice(end);
  const close = /^["”»」』)）]?\s*(?:[.:!?。：！？…—–]+["”»」』]?\s*|\n\s*)/u.exec(rest)?.[0];
  return seen === wanted && close && rest.length > close.length ? rest.slice(close.length) : text;
}

function sentencesLike(text: string): string[] {
  return text.split(/(?<=[.!?。！？])\s*|\n+/).filter(Boolean);
}

/**
 * Whether a title says what an instruction in somebody's text demands, and nothing of the topic beside that instruction.
 * @param topic what the user asked for, which may hold such an instruction itself
 * @param material texts of others: wishes are none of them, as the user may choose a title
 */
export function isObeyedTitle(title: string, topic: string, material: readonly string[], language: Language): boolean {
  const ofTopic = sentencesLike(topic);
  const asked = ofTopic.filter((sentence) => !INSTRUCTION.test(sentence)).join(' ');
  const commands = [...ofTopic, ...material.flatMap(sentencesLike)].filter((sentence) => INSTRUCTION.test(sentence));
  if (commands.length === 0 || asked.trim() === '') return false;
  const known = new Set(contentTermsOf(asked, language));
  const terms = contentTermsOf(title, language);
  if (terms.some((term) => known.has(term))) return false;
  const demanded = new Set(commands.flatMap((command) => contentTermsOf(command, language)));
  return terms.length > 0 && terms.every((term) => demanded.has(term));
}

/** A topic without the instructions to a model that stand in it; '' where nothing else does. */
export function withoutInstructions(topic: string): string {
  return sentencesLike(topic)
    .filter((sentence) => !INSTRUCTION.test(sentence))
    .join(' ')
    .trim();
}
