import { redirect } from 'next/navigation';
import { settingsPath } from '@/lib/routes.ts';

export default function SettingsPage() {
  redirect(settingsPath('account'));
}
