import { shortDate } from '@/components/ui/format.ts';
import type { DayOfViews } from '@/lib/views/schema.ts';
import { COUNTED, VIEWS_TEXTS } from './texts.ts';

/** The days of a chart as a table, the newest first, opened where it is wanted. */
export function ViewsTable({ days }: { days: readonly DayOfViews[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-sm font-medium underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground">
        {VIEWS_TEXTS.table}
      </summary>
      <div className="mt-3 max-w-full">
        <table className="w-full text-right text-sm">
          <thead className="border-b border-input">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                Day
              </th>
              {COUNTED.map(({ name, label }) => (
                <th key={name} scope="col" className="py-1.5 pl-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row" className="py-1.5 text-left font-normal text-muted-foreground">
                  <time dateTime={each.day}>{shortDate(each.day)}</time>
                </th>
                {COUNTED.map(({ name }) => (
                  <td key={name} className="py-1.5 pl-2">
                    {each[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
