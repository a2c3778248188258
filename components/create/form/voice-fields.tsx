import { voiceFieldProblem } from '@/components/generation/request/voice.ts';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { VOICE_LABELS, VOICE_NAMES, type Voice, type VoiceName } from '@/lib/constants/voice.ts';

const EXAMPLES: Voice = {
  tone: 'Warm, practical, a little dry',
  audience: 'Beginners in small flats',
  pointOfView: 'A neighbour who grows her own',
};

type VoiceFieldProps = { name: VoiceName; value: string; onChange: (value: string) => void };

function VoiceField({ name, value, onChange }: VoiceFieldProps) {
  const problem = voiceFieldProblem(name, value);
  return (
    <div className={name === 'pointOfView' ? 'sm:col-span-2' : undefined}>
      <Label htmlFor={name}>
        {VOICE_LABELS[name]} <span className="font-normal text-muted-foreground">(optional)</span>
      </Label>
      <Input
        id={name}
        name={name}
        autoComplete="off"
        placeholder={EXAMPLES[name]}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${name}-error` : 'voice-hint'}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-2"
      />
      <p id={`${name}-error`} role="status" className="text-sm font-medium text-destructive-text">
        {problem ? <span className="mt-1.5 block">{problem}</span> : null}
      </p>
    </div>
  );
}

type VoiceFieldsProps = { voice: Voice; onChange: (changes: Partial<Voice>) => void };

/** Tone, audience and point of view, for those who have something to say about them. */
export function VoiceFields({ voice, onChange }: VoiceFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">How it is written</legend>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {VOICE_NAMES.map((name) => (
          <VoiceField key={name} name={name} value={voice[name]} onChange={(value) => onChange({ [name]: value })} />
        ))}
      </div>
      <p id="voice-hint" className="mt-1.5 text-xs text-muted-foreground">
        The AI model follows them; a digest or a brief cannot.
      </p>
    </fieldset>
  );
}
