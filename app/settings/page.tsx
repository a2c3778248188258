import { redirect } from 'next/navigation';
import { settingsPath } from '@/lib/routes.ts';

/** The settings start with the account. */
export default function SettingsPage() {
  redirect(settingsPath('account'));
}
