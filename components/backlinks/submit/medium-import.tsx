'use client';

import { Check, Copy, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import type { CredentialField as Field } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { COPY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { CredentialField, FormSubmit } from '../form/platform-form.tsx';
import { type PlatformFormOptions, usePlatformForm } from '../form/use-platform-form.ts';

const FIELD: Field = {
  name: 'storyUrl',
  label: 'Address of your story',
  kind: 'url',
  placeholder: 'https://medium.com/@you/your-story',
};

function CopyAddress({ blogId }: { blogId: string }) {
  const { data } = useSWR<Blog, Error>(`/api/blogs/${encodeURIComponent(blogId)}`);
  const { isCopied, copy } = useClipboard();
  const run = () => data && copy(data.shareUrl, COPY_MESSAGES.linkFailed, COPY_MESSAGES.linkCopied);
  return (
    <Button
      Icon={isCopied ? Check : Copy}
      variant="outline"
      size="sm"
      aria-disabled={!data}
      onClick={run}
      className="min-w-37 aria-disabled:opacity-55 pointer-coarse:h-11"
    >
      {isCopied ? 'Copied' : 'Copy address'}
    </Button>
  );
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden className="w-5 shrink-0 font-display text-2xl leading-none text-rubric">
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52 text-sm">{text}</p>
        {children}
      </div>
    </li>
  );
}

type MediumImportProps = { blogId: string } & Pick<PlatformFormOptions, 'drafts' | 'send'>;

/** Medium without a token: the owner imports the blog there and enters the story's address here. */
export function MediumImport({ blogId, ...options }: MediumImportProps) {
  const form = usePlatformForm({ platform: 'medium', fields: [FIELD], rememberedTarget: undefined, ...options });
  return (
    <fieldset {...form.box} className="min-w-0">
      <legend className="font-display text-xl font-semibold">Import the story</legend>
      <p className="mt-1 text-sm text-muted-foreground">
        Works with every account. Medium then credits this blog as the original.
      </p>
      <ol className="mt-5 flex flex-col gap-5">
        <Step number={1} text="Copy the public address of this blog.">
          <CopyAddress blogId={blogId} />
        </Step>
        <Step number={2} text="Paste it into Medium’s import page, then publish the story there.">
          <a
            href="https://medium.com/p/import"
            target="_blank"
            rel="noopener noreferrer"
            className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'min-w-37 pointer-coarse:h-11')}
          >
            Open Medium
            <ExternalLink aria-hidden />
          </a>
        </Step>
        <Step number={3} text="Enter the story’s address, and we’ll check its link to this blog.">
          <div className="mt-2 flex basis-full flex-col gap-3">
            <CredentialField field={FIELD} {...form.inputOf(FIELD.name)} />
            <FormSubmit form={form} label="Add story" className="min-w-34" />
          </div>
        </Step>
      </ol>
    </fieldset>
  );
}
