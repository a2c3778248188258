import { redirectTo } from '@/lib/auth/page-user.ts';
import { settingsPath } from '@/lib/routes.ts';

export default function SettingsPage() {
  redirectTo(settingsPath('account'));
}
