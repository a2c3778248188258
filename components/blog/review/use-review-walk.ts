import { useState } from 'react';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { storedTexts } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import { reviewPath } from '@/lib/routes.ts';
import { isSettled } from '@/lib/writing/examination/rules.ts';
import type { Finding, Findings, FoundSentence, ReviewRequest } from '@/lib/writing/examination/schema.ts';
import { offerUndo } from '../editing/sections/use-section-writing.ts';
import { highlightSentence } from '../score/highlight.ts';
import { useSentenceChange } from '../score/sentence-field.tsx';

const schema = v.object({ confirmed: storedTexts, opened: v.array(v.number()), changed: v.number(), cut: v.number() });
const NEW_WALK: v.InferOutput<typeof schema> = { confirmed: [], opened: [], changed: 0, cut: 0 };

/** The next finding that is not settled, from one on and then from the first; their number if all are. */
function nextOpen(findings: readonly Finding[], confirmed: readonly string[], from: number): number {
  const open = findings.flatMap((finding, at) => (isSettled(finding, confirmed) ? [] : at));
  return open.find((at) => at >= from) ?? open[0] ?? findings.length;
}

/** The decisions of a review, kept in this tab: after an edit only what is new is open. `at` is -1 before the first finding. */
export function useReviewWalk(id: string, found: Findings, reload: () => Promise<Findings | undefined>) {
  const { findings, sources, updatedAt, editedAt } = found;
  const t = useTranslations('examination.review');
  const history = useTranslations('history');
  const router = useRouter();
  const changeSentences = useSentenceChange(id);
  const [walk, setWalk] = useStored(`review-${id}`, schema, NEW_WALK);
  const [{ at, step }, setPlace] = useState({ at: -1, step: 0 });

  /** Shows a finding, and its place in the article. */
  function goTo(next: number, present: readonly Finding[] = findings): void {
    setPlace((place) => ({ at: next, step: place.step + 1 }));
    const { link, sentences } = present[next] ?? {};
    if (link) highlightSentence(sentences?.[0]?.text ?? '', /^#([^:]*)/.exec(link.href)?.[1] ?? '');
  }

  function settle(texts: readonly string[], from: number, present = findings, { changed = 0, cut = 0 } = {}): void {
    const add = (known: readonly string[]) => [...new Set([...known, ...texts])];
    setWalk((now) => ({ ...now, confirmed: add(now.confirmed), changed: now.changed + changed, cut: now.cut + cut }));
    goTo(nextOpen(present, add(walk.confirmed), from), present);
  }

  async function onRestored(sentence: string): Promise<void> {
    router.refresh();
    const present = (await reload())?.findings ?? [];
    const restored = present.findIndex(({ sentences }) => sentences.some(({ text }) => text === sentence));
    settle([], restored, present, { cut: -1 });
  }

  /** Saves a sentence in its author's words, which settles it; '' cuts it. */
  async function change({ place, text: sentence }: FoundSentence, text: string): Promise<void> {
    await changeSentences([{ place, sentence, text }], updatedAt);
    const present = (await reload())?.findings ?? [];
    const now = present.flatMap(({ sentences }) => sentences).filter((each) => each.place === place);
    const own = now.flatMap((each) => (text.includes(each.text) ? each.text : []));
    settle(own, at, present, text ? { changed: 1 } : { cut: 1 });
    if (text) toast(history.titled('saved'));
    else void offerUndo(history, id, t('wasCut'), () => onRestored(sentence));
  }
  const confirmed = findings.filter((finding) => isSettled(finding, walk.confirmed));
  const done = { passages: walk.opened.length, confirmed: confirmed.length, changed: walk.changed, cut: walk.cut };

  const state = (wanted: Omit<ReviewRequest, 'editedAt'>) =>
    attempt(async () => {
      await requestJson(reviewPath(id), { method: 'PUT', body: { ...wanted, editedAt } });
      goTo(-1);
      router.refresh();
      toast(t.titled('saved'));
    }, t.titled('failed'));
  return {
    ...{ findings, sources, at, step, goTo, change, confirmed, done, state },
    start: () => settle([], 0),
    confirm: (texts: readonly string[]) => settle(texts, at + 1),
    open: (numbers: readonly number[]) => setWalk({ ...walk, opened: [...new Set([...walk.opened, ...numbers])] }),
    sign: () => state({ isReviewed: true, examination: { ...done, confirmed: walk.confirmed } }),
  };
}

export type ReviewWalk = ReturnType<typeof useReviewWalk>;
