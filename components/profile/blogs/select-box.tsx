type SelectBoxProps = {
  label: string;
  isSelected: boolean;
  /** @param isRange whether everything from the one before up to this is meant (Shift) */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

/** A mark that chooses one of several blogs. */
export function SelectBox({ label, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="flex size-9 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        checked={isSelected}
        // The click says whether Shift was held, the change does not.
        onClick={(event) => onSelect(event.currentTarget.checked, event.shiftKey)}
        onChange={() => undefined}
        className="size-4.5 accent-foreground"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
