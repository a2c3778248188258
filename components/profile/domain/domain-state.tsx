import { Badge } from '@/components/ui/badge.tsx';
import { longDate } from '@/components/ui/format.ts';
import { DOMAIN_MESSAGES, DOMAIN_PROBLEMS } from '@/lib/constants/domain-messages.ts';
import type { DomainRecord, DomainState } from '@/lib/domains/schema.ts';

const STATUS_LABELS: Readonly<Record<DomainState['status'], string>> = {
  pending: 'Not checked yet',
  checked: 'Works',
  failed: 'Not found',
};

/** What is to be set at the name server. */
function Records({ records }: { records: readonly DomainRecord[] }) {
  return (
    <dl className="mt-5 border-y border-border">
      {records.map(({ type, name, value }) => (
        <div
          key={type}
          className="grid gap-x-6 gap-y-1 border-b border-border py-3 last:border-b-0 sm:grid-cols-[4.5rem_1fr]"
        >
          <dt className="text-sm font-semibold">{type}</dt>
          <dd className="min-w-0 font-mono text-sm leading-relaxed break-all">
            <span className="text-muted-foreground">{name}</span>
            <br />
            <span className="select-all">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Problem({ domain }: { domain: DomainState }) {
  const { problem, found, endsAt, wasTakenOut } = domain;
  if (!problem) return null;
  return (
    <div className="mt-4 text-sm">
      <p>{DOMAIN_PROBLEMS[problem]}</p>
      {found.length > 0 ? (
        <p className="mt-1 break-all text-muted-foreground">Found instead: {found.join(', ')}</p>
      ) : null}
      {endsAt ? <p className="mt-1">{DOMAIN_MESSAGES.ending(longDate(endsAt))}</p> : null}
      {wasTakenOut ? <p className="mt-1">{DOMAIN_MESSAGES.ended}</p> : null}
    </div>
  );
}

/** How an own domain stands: whether it was found, what was found instead, and which records are to be set. */
export function DomainStateView({ domain }: { domain: DomainState }) {
  const { host, url, status, records, isPaid } = domain;
  const isServed = status === 'checked' || domain.endsAt !== undefined;
  return (
    <>
      <div role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {isServed ? (
            <a
              href={url}
              className="min-w-0 font-semibold break-all underline decoration-primary decoration-2 underline-offset-4"
            >
              {host}
            </a>
          ) : (
            <strong className="min-w-0 break-all">{host}</strong>
          )}
          <Badge>{STATUS_LABELS[status]}</Badge>
        </p>
        <Problem domain={domain} />
        {isPaid ? null : <p className="mt-4 text-sm">{DOMAIN_MESSAGES.unpaid}</p>}
      </div>
      {status === 'checked' ? null : <p className="mt-4 text-sm text-muted-foreground">{DOMAIN_MESSAGES.records}</p>}
      <Records records={records} />
      {status === 'checked' ? null : <p className="mt-3 text-sm text-muted-foreground">{DOMAIN_MESSAGES.apex}</p>}
    </>
  );
}
