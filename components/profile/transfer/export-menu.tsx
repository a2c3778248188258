import { ChevronDown, FileDown } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import { EXPORT_FORMATS, EXPORT_MESSAGES, type ExportFormat } from '@/lib/constants/blog-messages.ts';
import { ApiError } from '@/lib/http/client.ts';
import { exportPath } from '@/lib/routes.ts';

/** Downloads a file and reports the bytes received so far. @throws ApiError if refused, and errors of `fetch` */
async function download(path: string, type: string, signal: AbortSignal, onProgress: (bytes: number) => void) {
  const response = await fetch(path, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  const counted = response.body.pipeThrough(counter);
  return new Response(counted, { headers: { 'Content-Type': type } }).blob();
}

function useExport(ids?: readonly string[]) {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function run(format: ExportFormat): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      const { contentType, fileName } = EXPORT_FORMATS[format];
      saveFile(await download(exportPath(format, ids), contentType, controller.signal, setBytes), fileName);
      toast(EXPORT_MESSAGES.saved(ids?.length));
    } catch (error) {
      if (!controller.signal.aborted) toastFailure(error, EXPORT_MESSAGES.failed);
    } finally {
      running.current = null;
      setBytes(null);
    }
  }
  return { bytes, run, cancel: () => running.current?.abort() };
}

const FORMATS = Object.entries(EXPORT_FORMATS) as [ExportFormat, (typeof EXPORT_FORMATS)[ExportFormat]][];

const MEGABYTES = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** No bytes arrive while the first PDF is printed. */
const busyLabel = (bytes: number) =>
  bytes > 0 ? `Exporting... ${MEGABYTES.format(bytes / 1_000_000)}` : 'Exporting...';

type ExportMenuProps = { ids?: readonly string[] } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

export function ExportMenu({ ids, ...button }: ExportMenuProps) {
  const { bytes, run, cancel } = useExport(ids);
  const isBusy = bytes !== null;
  const label = ids ? `Export ${ids.length}` : 'Export all';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button Icon={FileDown} variant="outline" aria-busy={isBusy} {...button}>
          {isBusy ? busyLabel(bytes) : label}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {isBusy ? (
          <DropdownMenuItem onSelect={cancel}>Cancel</DropdownMenuItem>
        ) : (
          FORMATS.map(([format, { label: name }]) => (
            <DropdownMenuItem key={format} onSelect={() => void run(format)}>
              {name}
            </DropdownMenuItem>
          ))
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
