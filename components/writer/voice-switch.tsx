import Link from 'next/link';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { settingsPath } from '@/lib/routes.ts';

/** Whether to write in the user's voice; nothing for users without one. */
export function VoiceSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  if (!useAuth().user?.hasVoice) return null;
  const link = (
    <Link href={settingsPath('voice')} className="link-underline">
      your texts and house rules
    </Link>
  );
  return <SwitchField label="In your voice" hint={<>The AI model follows {link}.</>} {...props} />;
}
