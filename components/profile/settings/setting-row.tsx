import type { ReactNode } from 'react';

type SettingRowProps = { heading: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

export function SettingRow({ heading, text, action, children }: SettingRowProps) {
  return (
    // Gets the focus when a dialog deletes the entry that opened it.
    <div tabIndex={-1} className="border-b border-border py-6 outline-none first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[34rem]">
          <h3 className="font-semibold">{heading}</h3>
          <div className="mt-1 text-sm break-words text-muted-foreground">{text}</div>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
