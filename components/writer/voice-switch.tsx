import { useAuth } from '@/components/auth/session/auth-context.ts';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { settingsPath } from '@/lib/routes.ts';

/** Whether to write in the user's voice; nothing for users without one. */
export function VoiceSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  if (!useAuth().user?.hasVoice) return null;
  const link = <TextLink href={settingsPath('voice')}>your texts and house rules</TextLink>;
  return <SwitchField label="In your voice" hint={<>The AI model follows {link}.</>} {...props} />;
}
