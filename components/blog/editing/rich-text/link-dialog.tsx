'use client';

import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault, Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { linkAddress } from '@/lib/article/link-address.ts';
import { EDITOR_TEXTS } from '@/lib/constants/blog-messages.ts';

/** The link for a typed address; the scheme of a website or email address may be missing. */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(address)) return linkAddress(`mailto:${address}`);
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(address);
  return linkAddress(isHost ? `https://${address}` : address);
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const { selection } = editor.state;
  const link = { type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] };
  if (selection.empty && !editor.isActive('link')) chain.insertContent(link).run();
  else chain.setLink({ href }).run();
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(present);
  const [isFaulty, setFaulty] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // In React this form is nested in the editor's.
    event.stopPropagation();
    const href = typedAddress(typed);
    setFaulty(!href);
    if (href) {
      setLink(editor, href);
      onClose();
    } else document.getElementById('link-address')?.focus();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  return (
    <OpenDialog
      title="Link"
      description={EDITOR_TEXTS.linkHint}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      <form noValidate onSubmit={submit} className="mt-5">
        <Label htmlFor="link-address">Address</Label>
        <Input
          id="link-address"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? 'link-fault' : undefined}
          className="mt-1.5"
        />
        <Fault id="link-fault" className="mt-1.5">
          {isFaulty ? EDITOR_TEXTS.linkFault : null}
        </Fault>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          {present ? (
            <Button variant="outline" onClick={remove}>
              Remove link
            </Button>
          ) : null}
          <Button type="submit">Save link</Button>
        </div>
      </form>
    </OpenDialog>
  );
}
