/** A picture to choose. `key` says which one it is. */
type PictureOption = { key: string; label: string; previewUrl: string; note?: string };

type PictureOptionsProps = {
  legend: string;
  options: readonly PictureOption[];
  /** Key of the chosen one. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** Pictures of which one is chosen. */
export function PictureOptions({ legend, options, chosen, onChoose }: PictureOptionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {options.map(({ key, label, previewUrl, note }) => (
          <label
            key={key}
            className="flex cursor-pointer flex-col overflow-hidden rounded-md border border-border bg-muted has-checked:border-foreground has-checked:ring-2 has-checked:ring-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={legend}
              value={key}
              checked={key === chosen}
              aria-label={label}
              onChange={() => onChoose(key)}
              className="sr-only"
            />
            <img
              src={previewUrl}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              className="aspect-video w-full object-cover"
            />
            {note ? (
              <span className="px-2.5 py-2 text-xs leading-snug break-words text-muted-foreground">{note}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
