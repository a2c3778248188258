import { Button } from '@/components/ui/button.tsx';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { Offer } from './use-generation.ts';

/** Why the model could not write the blog, and a way to what is written without it; the toast has read the reason out. */
export function WithoutModelOffer({
  offer,
  isOff,
  onAccept,
}: {
  offer: Offer;
  /** Nothing can be asked for now. */
  isOff: boolean;
  onAccept: () => void;
}) {
  return (
    <section
      aria-label={WRITER_TEXTS.modelFailed}
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <p className="wrap-anywhere">{offer.sentence}</p>
      <Button
        type="button"
        variant="outline"
        size="sm"
        aria-disabled={isOff}
        onClick={onAccept}
        className="h-auto min-h-9 whitespace-normal aria-disabled:opacity-55"
      >
        {WRITER_TEXTS.instead[offer.alternative]}
      </Button>
    </section>
  );
}
