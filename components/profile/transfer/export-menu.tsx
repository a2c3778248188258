import { ChevronDown, FileDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from '#translations';
import type { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import { EXPORT_FILES, EXPORT_FORMATS, type ExportFormat } from '@/lib/constants/options.ts';
import { ApiError } from '@/lib/http/client.ts';
import { exportPath } from '@/lib/routes.ts';

/** Exports some blogs, or all of the user's, as one file. @throws ApiError if refused, and errors of `fetch` */
async function saveExport(format: ExportFormat, ids: readonly string[] | undefined, signal: AbortSignal) {
  const response = await fetch(exportPath(format, ids), { credentials: 'include', signal });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  saveFile(await response.blob(), EXPORT_FILES[format].name);
}

export function ExportMenu({ ids, size }: { ids?: readonly string[] } & Pick<ComponentProps<typeof Button>, 'size'>) {
  const t = useTranslations('ownBlogs.exports');
  const [running, setRunning] = useState<AbortController | null>(null);
  const label = ids ? t('some', { count: ids.length }) : t('all');

  function run(format: ExportFormat): void {
    const controller = new AbortController();
    setRunning(controller);
    saveExport(format, ids, controller.signal)
      .then(() => toast(ids ? t.titled('saved', { count: ids.length }) : t.titled('savedAll')))
      .catch((error: unknown) => controller.signal.aborted || toastFailure(error, t.titled('failed')))
      .finally(() => setRunning(null));
  }
  const formats = EXPORT_FORMATS.map((format) => ({ label: t(format), onSelect: () => run(format) }));
  return (
    <Menu
      trigger={{
        'aria-busy': running !== null,
        className: buttonVariants({ variant: 'outline', size }),
        children: (
          <>
            <FileDown aria-hidden />
            {running ? t('exporting') : label}
            <ChevronDown aria-hidden />
          </>
        ),
      }}
      align="end"
      groups={[running ? [{ label: t.common('cancel'), onSelect: () => running.abort() }] : formats]}
    />
  );
}
