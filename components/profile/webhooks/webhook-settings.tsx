'use client';

import { type FocusEvent, type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { localTime } from '@/components/ui/format.ts';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { attempt } from '@/components/ui/use-toast.ts';
import { EVENTS, WEBHOOK_MESSAGES } from '@/lib/constants/webhook-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import type { OwnMessage, OwnWebhook } from '@/lib/webhooks/schema.ts';
import { SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/webhooks';

const EVENT_BOXES = (
  <fieldset>
    <legend className="text-sm font-semibold">Events</legend>
    {Object.entries(EVENTS).map(([name, cause]) => (
      <Checkbox key={name} name="events" value={name} defaultChecked className="mt-2.5">
        <span className="flex flex-col gap-x-2.5 sm:flex-row">
          <code>{name}</code> <span className="text-muted-foreground">{cause}</span>
        </span>
      </Checkbox>
    ))}
  </fieldset>
);

function Secret({ secret }: { secret: string }) {
  const { isCopied, copy } = useClipboard();
  const select = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
  return (
    <div role="status" className="mt-4 flex flex-wrap items-end gap-3 rounded-md border border-input bg-secondary p-4">
      <p className="basis-full text-sm">{WEBHOOK_MESSAGES.secret}</p>
      <InputField
        label="Signing secret"
        readOnly
        autoFocus
        value={secret}
        onFocus={select}
        className="min-w-48 flex-1"
      />
      <Button onClick={() => copy(secret, WEBHOOK_MESSAGES.copyFailed)}>{isCopied ? 'Copied' : 'Copy secret'}</Button>
    </div>
  );
}

const STATES = { delivered: 'Delivered', waiting: 'Waiting', failed: 'Not delivered' } as const;

const outcome = ({ answer, tries }: OwnMessage) =>
  answer && `${/^\d/.test(answer) ? `Status ${answer}.` : answer} ${tries === 1 ? '1 try' : `${tries} tries`}.`;

const MessageRow = ({ message, onSend }: { message: OwnMessage; onSend: () => unknown }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
    <code>{message.event}</code>
    <time dateTime={message.createdAt} className="text-muted-foreground">
      {localTime(message.createdAt)}
    </time>
    <Badge className="ml-auto">{STATES[message.state]}</Badge>
    {message.tries > 0 && message.state !== 'delivered' ? (
      <ActionButton variant="outline" size="touch" onClick={onSend}>
        Send again
      </ActionButton>
    ) : null}
    <span className="basis-full text-muted-foreground empty:hidden">{outcome(message)}</span>
  </li>
);

type WebhookProps = { webhook: OwnWebhook; secret: string | undefined; refresh: () => Promise<unknown> };

function Webhook({ webhook: { id, url, events, messages }, secret, refresh }: WebhookProps) {
  const [isAsked, setIsAsked] = useState(false);
  const change = (method: 'POST' | 'DELETE', body: object = {}) =>
    attempt(() => requestJson(`${PATH}/${id}`, { method, body }).then(refresh), WEBHOOK_MESSAGES.failed);
  return (
    <SettingRow heading={url} text={events.join(', ')}>
      {secret && <Secret secret={secret} />}
      <ul aria-label={`Messages to ${url}`} className="mt-4 divide-y divide-border border-y border-border text-sm">
        {messages.length === 0 && <li className="py-2.5 text-muted-foreground">{WEBHOOK_MESSAGES.none}</li>}
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onSend={() => change('POST', { message: message.id })} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="outline" busyText="Sending..." onClick={() => change('POST')}>
          Send test event
        </ActionButton>
        <Button variant="outline" onClick={() => setIsAsked(true)}>
          Delete webhook
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title="Delete this webhook?"
          text={WEBHOOK_MESSAGES.deleting}
          action={{ label: 'Delete webhook', busy: 'Deleting...' }}
          onConfirm={() => change('DELETE')}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </SettingRow>
  );
}

const isUnsent = ({ messages }: OwnWebhook) => messages.some(({ state, tries }) => state === 'waiting' && tries === 0);

export function WebhookSettings() {
  const refreshInterval = (webhooks?: OwnWebhook[]) => (webhooks?.some(isUnsent) ? 2000 : 0);
  const request = useSWR<OwnWebhook[], Error>(PATH, { revalidateOnMount: true, refreshInterval });
  const { isBusy, fault, submit } = useSubmit(WEBHOOK_MESSAGES.failed.title);
  const [added, setAdded] = useState({ id: '', secret: '' });
  const refresh = () => request.mutate();
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { url: typed.get('url'), events: typed.getAll('events') };
    void submit(async () => {
      setAdded(await requestJson(PATH, { method: 'POST', body }));
      form.reset();
      await refresh();
    });
  }
  return (
    <>
      <p className="-mt-3 mb-6 text-sm">
        <a href={`${DEVELOPERS_PATH}#webhooks`} className="link-underline">
          How to receive and verify messages
        </a>
      </p>
      <Loaded request={request} text={WEBHOOK_MESSAGES.loadFailed} waiting="Loading…" skeleton={null}>
        {(all) =>
          all.map((each) => (
            <Webhook key={each.id} webhook={each} secret={each.id === added.id ? added.secret : ''} refresh={refresh} />
          ))
        }
      </Loaded>
      <SettingRow heading="Add a webhook" text={WEBHOOK_MESSAGES.about}>
        <form aria-label="Add a webhook" noValidate onSubmit={add} className="mt-5 flex flex-col items-start gap-5">
          <InputField label="Address" name="url" type="url" placeholder="https://" className="w-full max-w-[34rem]" />
          {EVENT_BOXES}
          <Fault>{fault}</Fault>
          <ActionButton type="submit" isBusy={isBusy} busyText="Adding...">
            Add webhook
          </ActionButton>
        </form>
      </SettingRow>
    </>
  );
}
