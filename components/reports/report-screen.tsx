import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { REASON_LABELS, REPORT_MESSAGES, REPORT_REASONS } from '@/lib/constants/report-messages.ts';
import { viewPath } from '@/lib/routes.ts';
import { Choices, FormProblem, WordsField } from './report-parts.tsx';

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

function ContactFields({ sendsMail }: { sendsMail: boolean }) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">About you</legend>
      <InputField label="Email" isOptional name="email" type="email" autoComplete="email" maxLength={254} />
      <InputField label="Name" isOptional name="name" autoComplete="name" maxLength={200} />
      <p className="text-sm text-muted-foreground sm:col-span-2">
        {sendsMail
          ? 'We’ll send the receipt and the decision to this address.'
          : 'The operator may contact you with questions.'}{' '}
        The author won’t see your name or address.
      </p>
    </fieldset>
  );
}

type ReportScreenProps = { blog: Blog; code: string; sendsMail: boolean; problem: string | string[] | undefined };

/** The form that reports a blog; works without scripts. `code`: of the receipt. */
export function ReportScreen({ blog: { id, language, content }, code, sendsMail, problem }: ReportScreenProps) {
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>Report a blog</PageTitle>
      <p className="mt-4 text-lg break-words">
        <TextLink href={viewPath(id)} lang={LANGUAGE_DETAILS[language].tag} className="font-display font-semibold">
          {content.title}
        </TextLink>
      </p>
      <p className="mt-3 text-muted-foreground">
        Tell the operator of this site what is wrong with this blog. A person reads your report and decides. You don’t
        need an account.
      </p>
      <FormProblem code={problem} />
      <form method="post" action={`/api/blogs/${id}/reports`} aria-label="Report a blog" className="mt-8 space-y-7">
        <input type="hidden" name="code" value={code} />
        <Choices legend="What is wrong?" name="reason" choices={REASONS} />
        <WordsField
          name="explanation"
          label="Explanation"
          hint="Which passage or image, and why? Quote it, and add links that support your report."
        />
        <ContactFields sendsMail={sendsMail} />
        <Checkbox name="goodFaith" required className="text-base">
          {REPORT_MESSAGES.goodFaith}
        </Checkbox>
        <div className="border-t border-border pt-6">
          <Button type="submit" size="lg">
            Send report
          </Button>
          <p className="mt-4 text-sm text-muted-foreground">
            We delete your name, address and explanation six months after the decision. See{' '}
            <TextLink href="/privacy">Privacy</TextLink> and <TextLink href="/terms">Terms</TextLink>.
          </p>
        </div>
      </form>
    </div>
  );
}
