import { type ComponentType, createElement, useState } from 'react';
import { toastError } from './use-toast.ts';

/** Number of the last part asked for: one opened meanwhile takes the place of one whose script is still loading. */
let lastOpened = 0;

/**
 * A dialog or panel whose script loads when it opens; a lost connection ends in a toast and not in a broken page.
 * @param name of the part, in that toast
 */
export function useLazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name: string,
) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const close = () => setPart(undefined);
  const description = 'Check your connection and try again.';
  const open = () => {
    lastOpened += 1;
    const opened = lastOpened;
    return load().then(
      (module) => {
        if (opened === lastOpened) setPart(() => module.default);
      },
      (error: unknown) => toastError(error, { title: `Could not load the ${name}`, description }),
    );
  };
  function show({ onClose = close, ...props }: Omit<Props, 'onClose'> & { onClose?: () => void }) {
    return Part ? createElement(Part, { onClose, ...props } as unknown as Props) : null;
  }
  return { isOpen: Part !== undefined, open: () => void open(), close, show };
}
