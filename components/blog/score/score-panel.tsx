import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { scorePath } from '@/lib/routes.ts';
import type { ArticleScore, Measure } from '@/lib/writing/score/schema.ts';
import { MINE_ID } from '../personal/use-make-it-mine.ts';
import { articleOnPage, ChangeList, FindingList, type Replace } from './score-lists.tsx';
import { useSentenceChange } from './sentence-field.tsx';
import { SidePanel } from './side-panel.tsx';

const VERDICTS: Readonly<Record<Measure['verdict'], string>> = {
  notable: 'border-primary bg-primary text-primary-foreground',
  unchecked: 'border-dashed border-input text-muted-foreground',
  good: 'border-transparent bg-secondary text-foreground',
  counted: 'border-transparent text-muted-foreground',
};
const ORDER = Object.keys(VERDICTS);

function MeasureEntry({ measure, replace }: { measure: Measure; replace: Replace }) {
  const t = useTranslations('examination.score');
  const { name, verdict, value, summary, details, findings } = measure;
  const isAsked = name === 'sources' && verdict === 'notable' && document.getElementById(MINE_ID) !== null;
  return (
    <li className="border-t border-border pt-4 pb-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">{t(`measures.${name}`)}</h3>
        <span
          className={cn('rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap', VERDICTS[verdict])}
        >
          {t(`verdicts.${verdict}`)}
        </span>
      </div>
      <p className="mt-1 text-sm font-semibold">{value}</p>
      <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">
        {summary}
        {sentenceGap(t.language)}
        {isAsked ? (
          <a href={`#${MINE_ID}`} className="font-semibold text-foreground link-underline">
            {t('makeMine')}
          </a>
        ) : null}
      </p>
      {details.length > 0 ? (
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {details.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <FindingList findings={findings} replace={replace} />
    </li>
  );
}

function Measures({ score: { measures, review, usage }, replace }: { score: ArticleScore; replace: Replace }) {
  const t = useTranslations('examination.score');
  if (measures.length === 0) return <p className="py-5 text-sm">{t('excerpts')}</p>;
  const sorted = measures.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return (
    <>
      {measures.some(({ findings }) => findings.length > 0) ? (
        <p className="mt-5 border-s-4 border-primary bg-muted px-3.5 py-2.5 text-sm">{t('places')}</p>
      ) : null}
      <ul className="mt-5">
        {sorted.map((measure) => (
          <MeasureEntry key={measure.name} measure={measure} replace={replace} />
        ))}
      </ul>
      {review ? <ChangeList changes={review.changes} lang={articleOnPage()?.lang} /> : null}
      {usage ? (
        <p className="border-t border-border py-4 text-xs leading-relaxed text-muted-foreground">{t('usage', usage)}</p>
      ) : null}
    </>
  );
}

export default function ScorePanel({ blogId, onClose }: { blogId: string; onClose: () => void }) {
  const t = useTranslations('examination.score');
  const changeSentences = useSentenceChange(blogId);
  const texts = { title: t('title'), close: t('close'), waiting: t('waiting') };
  const spoken = ({ measures }: ArticleScore) => {
    const notable = measures.filter(({ verdict }) => verdict === 'notable').length;
    return measures.length === 0 ? t('excerpts') : t('found', { notable, all: measures.length });
  };
  return (
    <SidePanel {...texts} spoken={spoken} path={scorePath(blogId)} onClose={onClose}>
      {(score, reload, focus) => {
        const replace: Replace = (change) => changeSentences([change], score.updatedAt).then(focus).then(reload);
        return <Measures score={score} replace={replace} />;
      }}
    </SidePanel>
  );
}
