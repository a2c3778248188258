import { useTranslations } from '#translations';
import { CloseIcon } from '@/components/ui/drawn-icons.tsx';

const ID = 'page-toast';

/** What the page's script may say, in an element that needs no React, which has toasts of its own (components/ui/toaster.tsx). */
export function PageToast() {
  const t = useTranslations('common');
  return (
    <div
      id={ID}
      popover="manual"
      className="fixed inset-auto end-4 bottom-4 m-0 max-w-[min(420px,calc(100vw-2rem))] rounded-md border border-input bg-popover p-4 pe-12 text-sm text-foreground shadow-lifted data-failed:border-destructive data-failed:bg-destructive data-failed:text-destructive-foreground"
    >
      {(['linkCopied', 'linkNotCopied', 'codeCopied', 'codeNotCopied'] as const).map((key) => (
        <span key={key} data-message={key} hidden>
          <b className="block font-semibold">{t(`${key}.title`)}</b>
          <span className="mt-1 block opacity-90">{t(`${key}.description`)}</span>
        </span>
      ))}
      <span data-message="offline" hidden>
        <b className="block font-semibold">{t('offline')}</b>
      </span>
      <button
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label={t('close')}
        className="absolute end-2.5 top-2.5 cursor-pointer rounded-sm p-1.5 opacity-75 hover:opacity-100"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
