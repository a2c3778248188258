import { X } from 'lucide-react';
import { Toast as ToastPrimitive } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from '#translations';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@/lib/constants/limits.ts';
import { cn } from './cn.ts';
import { closeTopDialog } from './open-dialogs.ts';
import { dismissToast, type ToastEntry } from './use-toast.ts';

const TOAST =
  // Clickable above a dialog, which disables pointer events elsewhere.
  'pointer-events-auto relative flex w-full items-start gap-4 rounded-md border p-4 pe-12 shadow-lifted data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-swipe-out data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]';

const VARIANTS = {
  default: 'border-input bg-popover text-foreground',
  destructive: 'border-destructive bg-destructive text-destructive-foreground',
};

const controlClasses = 'cursor-pointer rounded-sm transition-opacity focus-visible:outline-current';

/** A toast is the topmost layer and gets Escape, which is meant for the dialog below. */
function leaveToDialog(event: KeyboardEvent): void {
  if (closeTopDialog()) event.preventDefault();
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export default function ToastArea({ entry }: { entry: ToastEntry }) {
  const { id, open, title, description, action, variant = 'default', duration, pressed } = entry;
  const t = useTranslations('common');
  const [isAway, setIsAway] = useState(false);

  /** Moves the toast to the top, below the header, if it would cover the pressed control. */
  function place(toast: HTMLLIElement | null): void {
    const area = toast?.parentElement?.getBoundingClientRect();
    if (area && pressed && overlap(area, pressed)) setIsAway(true);
  }
  return (
    <ToastPrimitive.Provider
      label={t('notification')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      <ToastPrimitive.Root
        ref={place}
        open={open}
        duration={duration}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        onOpenChange={(next) => next || dismissToast(id)}
        onEscapeKeyDown={leaveToDialog}
        className={`${TOAST} ${VARIANTS[variant]}`}
      >
        <div className="min-w-0 flex-1">
          <ToastPrimitive.Title className="text-sm font-semibold">{title}</ToastPrimitive.Title>
          {description ? (
            <ToastPrimitive.Description className="mt-1 text-sm break-words opacity-90">
              {description}
            </ToastPrimitive.Description>
          ) : null}
        </div>
        {action ? (
          <ToastPrimitive.Action
            altText={action.hint}
            onClick={action.run}
            className={`${controlClasses} h-8 shrink-0 border border-current px-3 text-sm font-semibold hover:opacity-75`}
          >
            {action.label}
          </ToastPrimitive.Action>
        ) : null}
        <ToastPrimitive.Close
          aria-label={t('close')}
          className={`${controlClasses} absolute top-2.5 end-2.5 p-1.5 opacity-75 hover:opacity-100`}
        >
          <X aria-hidden className="size-4" />
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        hotkey={[TOAST_HOTKEY]}
        label={t('notifications', { hotkey: '{hotkey}' })}
        className={cn(
          'fixed end-0 z-50 flex w-full flex-col gap-2 p-4 md:max-w-[420px]',
          isAway ? 'top-16' : 'bottom-(--status-height,0px)',
        )}
      />
    </ToastPrimitive.Provider>
  );
}
