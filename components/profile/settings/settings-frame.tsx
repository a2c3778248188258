import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { SETTINGS, type SettingsSection, settingsPath } from '@/lib/routes.ts';
import { SessionWatch } from './session.tsx';

const SECTIONS = Object.entries(SETTINGS) as [SettingsSection, string][];

export function SettingsFrame({ section, children }: { section: SettingsSection; children: ReactNode }) {
  return (
    <div className="page-width pt-9 md:pt-12">
      <SessionWatch />
      <PageTitle>Settings</PageTitle>
      <div className="mt-7 grid gap-x-14 gap-y-8 md:mt-10 lg:grid-cols-[11rem_minmax(0,48rem)]">
        <nav
          aria-label="Settings"
          className="flex flex-wrap gap-x-5 border-b border-border lg:sticky lg:top-6 lg:flex-col lg:self-start lg:border-b-0"
        >
          {SECTIONS.map(([name, label]) => (
            <Link
              key={name}
              href={settingsPath(name)}
              prefetch={false}
              aria-current={name === section ? 'page' : undefined}
              className="-mb-px flex h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground lg:mb-0 lg:border-b-0 lg:border-l-2 lg:border-border lg:pl-4"
            >
              {label}
            </Link>
          ))}
        </nav>
        <section aria-labelledby="section" className="min-w-0">
          <h2 id="section" className="mb-6 font-display text-2xl leading-tight font-semibold tracking-tight">
            {SETTINGS[section]}
          </h2>
          <div>{children}</div>
        </section>
      </div>
    </div>
  );
}
