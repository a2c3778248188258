import Link from 'next/link';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import type { CurrentWriter, ModelTest, OperatorState } from '@/lib/operator/schema.ts';

const { writer: texts, check } = OPERATOR_MESSAGES;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function originOf({ origin, server, address }: CurrentWriter): string {
  if (origin === 'configured') return texts.configured(address);
  return origin === 'found' ? texts.found(server, address) : texts.local;
}

/** Why the selected model is not the one that writes. */
function waitingOf({ writer, selected }: OperatorState): string | null {
  if (!writer || !selected || writer.origin === 'local') return null;
  return writer.origin === 'configured' ? texts.configuredFirst(selected) : texts.foundFirst(selected);
}

function TestResult({ test }: { test: ModelTest | null }) {
  if (!test) return <span className="text-muted-foreground">{check.never}</span>;
  const { isAnswering, milliseconds, checkedAt, message } = test;
  const result = isAnswering ? check.answered((milliseconds / 1000).toFixed(1)) : check.silent;
  return (
    <>
      <span className={isAnswering ? 'font-medium' : 'font-medium text-destructive-text'}>
        <span aria-hidden>{isAnswering ? '✓ ' : '✕ '}</span>
        {result}
      </span>
      <span className="text-muted-foreground">
        , <time dateTime={checkedAt}>{TIME.format(new Date(checkedAt))}</time>
      </span>
      {message ? <span className="mt-1 block break-words">{message}</span> : null}
    </>
  );
}

type WriterCardProps = { state: OperatorState; isTesting: boolean; onTest: () => void };

function Writer(props: WriterCardProps & { writer: CurrentWriter }) {
  const { state, writer, isTesting, onTest } = props;
  const title = state.models.find(({ name }) => name === writer.model)?.title ?? writer.model;
  return (
    <>
      <p className="font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-tight font-semibold tracking-tight break-words">
        {title}
      </p>
      <p className="mt-2 max-w-[44rem] break-words text-muted-foreground">{originOf(writer)}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ActionButton variant="outline" isBusy={isTesting} busyText={check.busy} onClick={onTest}>
          {check.action}
        </ActionButton>
        <Link href="/create" className={buttonVariants({ variant: 'ghost' })}>
          Create a blog
        </Link>
      </div>
      <p role="status" className="mt-4 text-sm">
        <TestResult test={state.lastTest} />
      </p>
    </>
  );
}

function NoWriter({ isLooking }: { isLooking: boolean }) {
  return (
    <>
      <p className="font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-tight font-semibold tracking-tight">
        {texts.none}
      </p>
      <p className="mt-2 max-w-[44rem] text-muted-foreground">{isLooking ? texts.looking : texts.noneText}</p>
    </>
  );
}

/** The model that writes, and its last test. */
export function WriterCard(props: WriterCardProps) {
  const { state } = props;
  const notes = [state.problem, waitingOf(state)].filter((note) => note !== null);
  return (
    <section aria-labelledby="writer">
      <Card className="p-5 shadow-stacked sm:p-8">
        <h2 id="writer" className="label-caps text-rubric">
          Current model
        </h2>
        <div className="mt-3">
          {state.writer ? <Writer {...props} writer={state.writer} /> : <NoWriter isLooking={state.isLooking} />}
        </div>
        {notes.map((note) => (
          <p key={note} className="mt-4 border-l-2 border-primary pl-3 text-sm break-words">
            {note}
          </p>
        ))}
      </Card>
    </section>
  );
}
