import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { settingsPath } from '@/lib/routes.ts';

/** Whether to write in the user's voice; nothing for users without one. */
export function VoiceSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations('generation.voice');
  if (!useAuth().user?.hasVoice) return null;
  const hint = t.rich('hint', { link: <TextLink href={settingsPath('voice')} /> });
  return <SwitchField label={t('label')} hint={hint} {...props} />;
}
