import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { AllStylesheets } from '@/components/blog/article/blog-article.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountSettings } from '@/components/profile/account/account-settings.tsx';
import { ActivitySettings } from '@/components/profile/activity/activity-settings.tsx';
import { AuthorSettings } from '@/components/profile/author/author-settings.tsx';
import { VoiceSettings } from '@/components/profile/author/voice-settings.tsx';
import { DomainSettings } from '@/components/profile/domain/domain-settings.tsx';
import { RedirectSettings } from '@/components/profile/domain/redirect-settings.tsx';
import { ProgramSettings } from '@/components/profile/programs/program-settings.tsx';
import { PublishingSettings } from '@/components/profile/publishing/publishing-settings.tsx';
import { SettingsFrame } from '@/components/profile/settings/setting.tsx';
import { SiteSettings } from '@/components/profile/site/site-settings.tsx';
import { SubscriberSettings } from '@/components/profile/subscribers/subscriber-settings.tsx';
import { DataSettings } from '@/components/profile/transfer/data-settings.tsx';
import { WebhookSettings } from '@/components/profile/webhooks/webhook-settings.tsx';
import type { UserActor } from '@/lib/auth/actor.ts';
import { pageUser } from '@/lib/auth/page-user.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { listActivity, signInWays } from '@/lib/auth/service.ts';
import { toSessionUser } from '@/lib/auth/session.ts';
import { siteUrl } from '@/lib/env.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { readSubscribers } from '@/lib/newsletter/service.ts';
import { MCP_PATH, SETTINGS_SECTIONS, type SettingsSection, settingsPath } from '@/lib/routes.ts';
import { readSite } from '@/lib/sites/service.ts';
import { readVoice } from '@/lib/writing/services/voice.ts';

type Props = PageProps<'/settings/[section]'>;

/** Without a mail server there are no subscribers. */
const shownSections = () => SETTINGS_SECTIONS.filter((section) => section !== 'subscribers' || deliversMail());

async function readSection({ params }: Props): Promise<SettingsSection> {
  const { section } = await params;
  return shownSections().find((shown) => shown === section) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return unlistedHead(`profilePages.settingsTitles.${await readSection(props)}`);
}

const SAMPLE = 'abcdefghijklmnopqrstuvwxyz';

type Section = { parts: readonly string[]; show: (user: SessionUser, actor: UserActor, before: unknown) => ReactNode };

const CONTENT: Record<SettingsSection, Section> = {
  account: { parts: [], show: (user) => <AccountSettings user={user} hasMail={signInWays().mail} /> },
  author: { parts: ['author', 'images'], show: (user) => <AuthorSettings user={user} /> },
  voice: {
    parts: ['voice'],
    show: async ({ uid }, actor) => <VoiceSettings key={uid} uid={uid} saved={await readVoice(actor)} />,
  },
  site: {
    parts: ['siteSettings', 'images', 'styles', 'options', 'arranging'],
    show: async ({ uid, slug, displayName, email }, actor) => (
      <>
        <AllStylesheets language="english" text={`${displayName ?? email} ${SAMPLE}`} />
        <SiteSettings key={uid} slug={slug} name={displayName ?? slug} saved={await readSite(actor)} />
      </>
    ),
  },
  publishing: { parts: ['ownBlogs', 'distribution'], show: (user) => <PublishingSettings user={user} /> },
  domain: {
    parts: ['domain'],
    show: () => (
      <>
        <DomainSettings />
        <RedirectSettings />
      </>
    ),
  },
  subscribers: {
    parts: ['subscribers'],
    show: async (_, actor) => <SubscriberSettings {...(await readSubscribers(actor))} />,
  },
  programs: { parts: ['programs'], show: () => <ProgramSettings address={`${siteUrl()}${MCP_PATH}`} /> },
  webhooks: { parts: ['webhooks'], show: () => <WebhookSettings /> },
  activity: {
    parts: [],
    show: async (_, actor, before) => <ActivitySettings entries={await listActivity(actor, before)} />,
  },
  data: { parts: ['transfer', 'ownBlogs', 'options'], show: () => <DataSettings /> },
};

export default async function SettingsSectionPage(props: Props) {
  const section = await readSection(props);
  const actor = await pageUser(settingsPath(section));
  const { before } = await props.searchParams;
  const { parts, show } = CONTENT[section];
  return (
    <Messages parts={['settings', 'auth', 'premium', ...parts]}>
      <SettingsFrame section={section} sections={shownSections()}>
        {show(toSessionUser(actor.user), actor, before)}
      </SettingsFrame>
    </Messages>
  );
}
