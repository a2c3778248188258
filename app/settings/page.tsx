import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { pathIn } from '@/lib/messages/languages.ts';
import { settingsPath } from '@/lib/routes.ts';

export default function SettingsPage() {
  redirect(pathIn(askedLanguage(), settingsPath('account')) as Route);
}
