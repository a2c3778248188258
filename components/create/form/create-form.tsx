'use client';

import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { DistributionField, useDistribution } from '@/components/backlinks/on-creation/distribution-field.tsx';
import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { filledFields, generationRequest, wishProblem } from '@/components/generation/request.ts';
import type { LiveRun } from '@/components/generation/run-store.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { cn } from '@/components/ui/cn.ts';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useInBrowser } from '@/components/ui/use-in-browser.ts';
import { useLibrary } from '@/components/writer/connected-model.tsx';
import { ReadyLine, useGeneration, WithoutModelOffer } from '../generation/use-generation.tsx';
import { CustomImages } from '../images/custom-images.tsx';
import { Announcement, LIBRARY_PANEL, libraryWords } from '../library/announcement.tsx';
import { OutlineActions, OutlineWait } from '../outline/outline-panel.tsx';
import { useInterview } from '../outline/use-interview.ts';
import { forgetPanels, type OutlineState, outlineSources, useOutline } from '../outline/use-outline.ts';
import { advancedToolsSummary, topicProblem } from '../rules.ts';
import { AdvancedSettings, CONTROLS } from './controls.tsx';
import { SuggestedTopics, useFormParts } from './fields.tsx';
import { forgetDraft, IMAGES_KEY, sharedDraft, useDraft } from './form-draft.ts';

const InterviewPanel = lazy(() => withMessages(import('../outline/interview-panel.tsx'), 'interview'));
const OutlineEditor = lazy(() =>
  withMessages(import('../outline/outline-editor.tsx'), 'outline', 'arranging', 'create'),
);

function submitLabel(isAuthLoading: boolean, isBusy: boolean, outline: OutlineState) {
  if (isAuthLoading) return 'loading';
  if (isBusy) return 'busy';
  return outline.isOpen ? 'outlined' : 'plain';
}

/** Submits a field's form once it is ready: Enter may be pressed while the session loads. */
function useSubmitLater(field: RefObject<HTMLTextAreaElement | null>, isReady: boolean) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setIsWanted(false);
    field.current?.form?.requestSubmit();
  }, [field, isWanted, isReady]);
  return () => setIsWanted(true);
}

/** Returns a function that focuses the submit button of the field's form, unless the form has the focus. */
function useReturnToForm(field: RefObject<HTMLTextAreaElement | null>): () => void {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const form = field.current?.form;
    if (returns === 0 || !form || form.contains(document.activeElement)) return;
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [field, returns]);
  return () => setReturns((count) => count + 1);
}

function FreeBlogsLine() {
  const t = useTranslations('create');
  const { left } = useFreeBlogs();
  return (
    <p role="status" className="min-h-5 text-sm text-muted-foreground">
      {left === null ? null : t('freeLeft', { left })}
    </p>
  );
}

function GenerationNote({ run }: { run: LiveRun }) {
  const t = useTranslations('create.writing');
  const link = (words: ReactNode) => (
    <a href="#live" className="font-medium text-foreground link-underline">
      {words}
    </a>
  );
  return (
    <p className="text-sm text-muted-foreground">{t.rich(run.origin === 'browser' ? 'inBrowser' : 'here', { link })}</p>
  );
}

/**
 * The creation form of one blog (spec §2, §5).
 * @param styleFieldsClass hides the fields for the style where they stand beside the form
 */
export function CreateForm({ styleFieldsClass }: { styleFieldsClass: string }) {
  const t = useTranslations('create');
  const { user, loading } = useAuth();
  // As it was sent, a page can be used.
  const isAuthLoading = useInBrowser(() => loading, false);
  const { offer: offerPremium, dialog } = usePremiumOffer();
  const topicBox = useRef<HTMLTextAreaElement>(null);
  const state = useDraft(topicBox);
  const { draft, change } = state;
  const parts = useFormParts(state, topicBox, IMAGES_KEY);
  const { sources, custom, findSources } = parts;
  const distribution = useDistribution();
  const returnToForm = useReturnToForm(topicBox);
  const { run, isBusy, isLeaving, generate, fail, offer, sourceNotes } = useGeneration({
    topic: draft.topic,
    isForDraft: user?.defaultVisibility === 'draft',
    onWritten: () => {
      forgetDraft();
      forgetPanels();
    },
    onStopped: returnToForm,
    onSubscriptionNeeded: offerPremium,
  });
  const interview = useInterview(fail);
  const outline = useOutline(fail, interview.take);
  const isOff = isBusy || isAuthLoading || outline.planned !== null || interview.isAsking;
  const { topic, language } = draft;
  const { hasBacklinks: isDistributed, ...fields } = draft;
  // The outline does not depend on them.
  const { includeImages, style, colorTheme, useVoice, ...textFields } = fields;
  const basis = filledFields({ ...textFields, findSources });
  const hasSources = draft.sourceUrls.length > 0 || (outline.selectedUrls ?? []).length > 0;
  const library = useLibrary({ topic, language, hasSources });
  const submitLater = useSubmitLater(topicBox, !isAuthLoading);
  useEffect(preloadToasts, []);
  useEffect(() => sharedDraft.set({ draft, change }), [draft, change]);

  function settledSources(): string[] | null {
    const wrongTopic = topicProblem(topic);
    const problem = wrongTopic ?? wishProblem(draft);
    if (problem) parts.refuse(t(problem), wrongTopic !== null);
    const sourceUrls = problem ? null : sources.settle();
    return sourceUrls && [...sourceUrls];
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isAuthLoading) submitLater();
    void send();
  }

  async function send({ closePage = false, withoutModel = false } = {}): Promise<void> {
    if (isOff) return;
    const sourceUrls = settledSources();
    const isPanelFinal = library?.article === null && !findSources && !closePage;
    if (isPanelFinal && sourceUrls?.length === 0) return document.getElementById(LIBRARY_PANEL)?.focus();
    const images = sourceUrls && custom.links.settle();
    const platforms = user !== null && isDistributed ? distribution.settle() : [];
    if (!sourceUrls || !images || !platforms) return;
    const settled = await outline.settle();
    const answered = interview.settle();
    if (settled === null || answered === null) return;
    const selectedUrls = settled?.selectedUrls;
    const chosen =
      selectedUrls || closePage
        ? { sourceUrls: outlineSources(sourceUrls, selectedUrls ?? []), findSources: false }
        : { sourceUrls, findSources };
    const extras = { ...settled?.sent, ...answered, ...(withoutModel && { withoutModel }) };
    const request = { ...fields, ...chosen, platforms: [...platforms], closePage, ...extras };
    generate(generationRequest(request, images, user));
  }

  function plan(): void {
    const sourceUrls = settledSources();
    const answered = sourceUrls && interview.settle();
    if (answered) void outline.plan({ ...basis, sourceUrls }, answered);
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('form')} className="flex flex-col gap-2.5 sm:gap-3">
      <ReadyLine isOff={isLeaving} />
      <CONTROLS.topic
        {...parts.topic}
        label={t('topic.label')}
        placeholder={t('topic.example')}
        submitsOnEnter
        className="min-h-18"
      >
        <SuggestedTopics topic={topic} language={language} onChoose={parts.topic.onChange} />
      </CONTROLS.topic>
      <div className="grid grid-cols-2 items-start gap-x-3 sm:gap-x-5">
        <CONTROLS.length
          value={draft.length}
          onChange={(length) => change({ length })}
          note={libraryWords(library, draft.length, t)}
        />
        <CONTROLS.language value={language} onChange={(next) => change({ language: next })} />
      </div>
      <CONTROLS.sourceUrls sources={sources} notes={sourceNotes} />
      <AdvancedSettings
        title={t('tools.title')}
        hint={t('tools.hint')}
        summary={advancedToolsSummary(sources.urls, custom.images, draft, t)}
        settings={draft}
        hasResearch={parts.hasResearch}
        imagesLabel={t('includeImages.label')}
        onChange={change}
        top={
          <div className={cn('grid grid-cols-2 gap-x-3 sm:gap-x-5', styleFieldsClass)}>
            <CONTROLS.style choice={draft} onChange={change} />
          </div>
        }
        aboveImages={<CustomImages {...custom} />}
      />
      <DistributionField
        distribution={distribution}
        isOn={isDistributed}
        onChange={(hasBacklinks) => change({ hasBacklinks })}
      />
      {outline.planned ? <OutlineWait basis={outline.planned} onCancel={outline.cancel} /> : null}
      {outline.isOpen && outline.draft && outline.planned === null ? (
        <Suspense fallback={<OutlineWait basis={basis} onCancel={outline.close} />}>
          <OutlineEditor outline={outline} draft={outline.draft} form={basis} onPlanAgain={plan} />
        </Suspense>
      ) : null}
      {interview.isOpen || interview.isAsking ? (
        <Suspense>
          <InterviewPanel interview={interview} form={basis} isOff={isOff} />
        </Suspense>
      ) : null}
      {offer && !library ? (
        <WithoutModelOffer
          offer={offer}
          isOff={isOff}
          onAccept={() => send({ withoutModel: true, closePage: offer.alternative === 'close' })}
        />
      ) : null}
      <Announcement
        library={library}
        topic={topic}
        language={language}
        research={draft.findSources && outline.selectedUrls === null}
        hasSources={hasSources}
        isOff={isOff}
        onChooseTopic={parts.topic.onChange}
        onAddPage={() => sources.input.type('')}
        onMakePage={() => send({ closePage: true })}
      />
      <OutlineActions
        label={t(`submit.${submitLabel(isAuthLoading, isBusy, outline)}`)}
        isOff={isOff}
        outline={outline}
        interview={interview}
        onPlan={outline.draft ? () => outline.open() : plan}
        onAsk={() => settledSources() && interview.start(basis)}
      />
      {user ? <FreeBlogsLine /> : null}
      {run ? <GenerationNote run={run} /> : null}
      {dialog}
    </form>
  );
}
