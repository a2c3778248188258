'use client';

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
import { toast } from '@/components/ui/use-toast.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/constants/export-formats.ts';
import { EXPORT_MESSAGES } from '@/lib/constants/export-messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import { exportPath } from '@/lib/routes.ts';

/**
 * Downloads an export.
 * @param onProgress called with the bytes received so far
 * @throws ApiError if refused; errors of `fetch`
 */
async function download(
  format: ExportFormat,
  ids: readonly string[] | undefined,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<Blob> {
  const response = await fetch(exportPath(format, ids), { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        onProgress(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { 'Content-Type': EXPORT_FORMATS[format].contentType } }).blob();
}

/**
 * Exports some or all of the user's blogs as one file; shows a toast.
 * @param ids all blogs if omitted
 */
function useExport(ids?: readonly string[]) {
  /** Bytes received; null while idle. */
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function run(format: ExportFormat): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      const { signal } = controller;
      const file = await download(format, ids, { signal, onProgress: setBytes });
      saveFile(file, EXPORT_FORMATS[format].fileName);
      toast(EXPORT_MESSAGES.saved(ids?.length));
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      const { title, description } = EXPORT_MESSAGES.failed;
      const message = apiErrorDetails(error).message ?? description;
      toast({ title, description: message, variant: 'destructive' });
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

type ExportMenuProps = {
  /** All the user's blogs if omitted. */
  ids?: readonly string[];
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** Exports blogs in a chosen format; shows progress and can be canceled. */
export function ExportMenu({ ids, ...button }: ExportMenuProps) {
  const { bytes, run, cancel } = useExport(ids);
  const isBusy = bytes !== null;
  const label = ids ? `Export ${ids.length}` : 'Export all';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-busy={isBusy} {...button}>
          <FileDown aria-hidden />
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
