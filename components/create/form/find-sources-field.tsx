import { SwitchField } from '@/components/ui/switch-field.tsx';

type FindSourcesFieldProps = {
  /** Null where no sources can be looked for: there is nothing to choose then. */
  checked: boolean | null;
  onChange: (checked: boolean) => void;
};

/** Whether pages about the topic are to be looked for. */
export function FindSourcesField({ checked, onChange }: FindSourcesFieldProps) {
  if (checked === null) return null;
  return (
    <SwitchField
      label="Find sources"
      hint="Looks for pages on your topic, reads them and cites what it takes from them."
      checked={checked}
      onChange={onChange}
    />
  );
}
