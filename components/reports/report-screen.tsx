import { useTranslations } from '#translations';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { REPORT_REASONS } from '@/lib/constants/reports.ts';
import { viewPath } from '@/lib/routes.ts';
import { Choices, FormProblem, WordsField } from './report-parts.tsx';

function ContactFields({ sendsMail }: { sendsMail: boolean }) {
  const t = useTranslations('report.form');
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">{t('aboutYou')}</legend>
      <InputField label={t('email')} isOptional name="email" type="email" autoComplete="email" maxLength={254} />
      <InputField label={t('name')} isOptional name="name" autoComplete="name" maxLength={200} />
      <p className="text-sm text-muted-foreground sm:col-span-2">{t(sendsMail ? 'mailHint' : 'contactHint')}</p>
    </fieldset>
  );
}

type ReportScreenProps = { blog: Blog; code: string; sendsMail: boolean; problem: string | string[] | undefined };

/** The form that reports a blog; works without scripts. `code`: of the receipt. */
export function ReportScreen({ blog: { id, language, content }, code, sendsMail, problem }: ReportScreenProps) {
  const t = useTranslations('report');
  const reasons = REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-4 text-lg break-words">
        <TextLink href={viewPath(id)} lang={LANGUAGE_DETAILS[language].tag} className="font-display font-semibold">
          {content.title}
        </TextLink>
      </p>
      <p className="mt-3 text-muted-foreground">{t('form.introduction')}</p>
      <FormProblem code={problem} />
      <form method="post" action={`/api/blogs/${id}/reports`} aria-label={t('title')} className="mt-8 space-y-7">
        <input type="hidden" name="code" value={code} />
        <Choices legend={t('form.reason')} name="reason" choices={reasons} />
        <WordsField name="explanation" label={t('form.explanation')} hint={t('form.explanationHint')} />
        <ContactFields sendsMail={sendsMail} />
        <Checkbox name="goodFaith" required className="text-base">
          {t('form.goodFaith')}
        </Checkbox>
        <div className="border-t border-border pt-6">
          <Button type="submit" size="lg">
            {t('form.send')}
          </Button>
          <p className="mt-4 text-sm text-muted-foreground">
            {t.rich('form.deletion', { privacy: <TextLink href="/privacy" />, terms: <TextLink href="/terms" /> })}
          </p>
        </div>
      </form>
    </div>
  );
}
