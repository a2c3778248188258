import { Check, CircleAlert, CircleCheck, CircleDashed, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { DOMAIN_MESSAGES } from '@/lib/constants/owner-messages.ts';
import type { DomainRecord, DomainState } from '@/lib/domains/schema.ts';

type RecordState = 'unknown' | 'found' | 'missing' | 'elsewhere';

type Checked = Pick<DomainState, 'status' | 'problem'>;

/** The state of a record. A check looks for TXT first and stops at the first fault. */
export function recordState({ status, problem }: Checked, type: DomainRecord['type']): RecordState {
  switch (problem) {
    case undefined:
      return status === 'checked' ? 'found' : 'unknown';
    case 'taken':
      return 'found';
    case 'no_ownership':
      return type === 'TXT' ? 'missing' : 'unknown';
    case 'elsewhere':
      return type === 'TXT' ? 'found' : 'elsewhere';
    default:
      return 'unknown';
  }
}

const STATES = {
  unknown: { label: 'Not checked', Icon: CircleDashed, color: 'text-muted-foreground' },
  found: { label: 'Found', Icon: CircleCheck, color: 'text-foreground' },
  missing: { label: 'Not found', Icon: CircleAlert, color: 'text-destructive-text' },
  elsewhere: { label: 'Points elsewhere', Icon: CircleAlert, color: 'text-destructive-text' },
} as const satisfies Record<RecordState, object>;

function State({ state }: { state: RecordState }) {
  const { label, Icon, color } = STATES[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${color}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  );
}

type CopiedProps = { text: string; part: 'Name' | 'Value'; type: string };

/** A text of a record, with a button that copies it. Narrow screens name it, since they have no column. */
function Copied({ text, part, type }: CopiedProps) {
  const { isCopied, copy } = useClipboard();
  const label = `Copy the ${part.toLowerCase()} of the ${type} record`;
  return (
    <span className="flex items-start gap-1">
      <span aria-hidden className="w-14 shrink-0 py-1 text-muted-foreground sm:hidden">
        {part}
      </span>
      <span className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] leading-snug break-all select-all">{text}</span>
      <Button
        Icon={isCopied ? Check : Copy}
        variant="ghost"
        size="icon"
        aria-label={label}
        title={label}
        onClick={() => copy(text, DOMAIN_MESSAGES.copyFailed, DOMAIN_MESSAGES.copied)}
        className="-my-0.5 pointer-coarse:size-11"
      />
    </span>
  );
}

const HEADINGS = ['Type', 'Name', 'Value', 'Status'];
const CELL = 'py-2 align-top max-sm:block max-sm:py-0.5 sm:pr-4';

/** The DNS records that the owner sets; on narrow screens each is a block. */
export function RecordsTable({ domain }: { domain: DomainState }) {
  return (
    <table className="mt-5 w-full border-y border-border text-sm max-sm:block">
      <caption className="sr-only">DNS records of {domain.host}</caption>
      <thead className="text-left text-muted-foreground max-sm:sr-only">
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border max-sm:block">
        {domain.records.map(({ type, name, value }) => (
          <tr key={type} className="max-sm:relative max-sm:block max-sm:py-3">
            <th scope="row" className={`${CELL} text-left font-semibold sm:pt-3.5`}>
              {type}
            </th>
            <td className={CELL}>
              <Copied text={name} part="Name" type={type} />
            </td>
            <td className={CELL}>
              <Copied text={value} part="Value" type={type} />
            </td>
            <td className={`${CELL} max-sm:absolute max-sm:top-3 max-sm:right-0 sm:pt-3.5 sm:pr-0`}>
              <State state={recordState(domain, type)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
