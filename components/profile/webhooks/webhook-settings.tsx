'use client';

import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { EVENTS, WEBHOOK_MESSAGES } from '@/lib/constants/webhook-messages.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import type { OwnMessage, OwnWebhook } from '@/lib/webhooks/schema.ts';
import { NewEntry, useEntries } from '../settings/entries.tsx';
import { LocalTime, SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/webhooks';

const CHOICES = Object.entries(EVENTS).map(([value, text]) => ({ value, label: <code>{value}</code>, text }));

const STATES = { delivered: 'Delivered', waiting: 'Waiting', failed: 'Not delivered' } as const;

const outcome = ({ answer, tries }: OwnMessage) =>
  answer && `${/^\d/.test(answer) ? `Status ${answer}.` : answer} ${tries === 1 ? '1 try' : `${tries} tries`}.`;

const MessageRow = ({ message, onSend }: { message: OwnMessage; onSend: () => unknown }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
    <code>{message.event}</code>
    <LocalTime time={message.createdAt} />
    <Badge className="ml-auto">{STATES[message.state]}</Badge>
    {message.tries > 0 && message.state !== 'delivered' ? (
      <ActionButton variant="outline" size="touch" onClick={onSend}>
        Send again
      </ActionButton>
    ) : null}
    <span className="basis-full text-muted-foreground empty:hidden">{outcome(message)}</span>
  </li>
);

type WebhookProps = { webhook: OwnWebhook; change: ReturnType<typeof useEntries>['change'] };

function Webhook({ webhook: { id, url, events, messages }, change }: WebhookProps) {
  const confirmation = {
    title: 'Delete this webhook?',
    text: WEBHOOK_MESSAGES.deleting,
    action: { label: 'Delete webhook', busy: 'Deleting...' },
    onConfirm: () => change('DELETE', id),
  };
  return (
    <SettingRow heading={url} text={events.join(', ')}>
      <ul aria-label={`Messages to ${url}`} className="mt-4 divide-y divide-border border-y border-border text-sm">
        {messages.length === 0 && <li className="py-2.5 text-muted-foreground">{WEBHOOK_MESSAGES.none}</li>}
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onSend={() => change('POST', id, { message: message.id })} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="outline" busyText="Sending..." onClick={() => change('POST', id)}>
          Send test event
        </ActionButton>
        <ConfirmButton confirmation={confirmation}>Delete webhook</ConfirmButton>
      </div>
    </SettingRow>
  );
}

const isUnsent = ({ messages }: OwnWebhook) => messages.some(({ state, tries }) => state === 'waiting' && tries === 0);

export function WebhookSettings() {
  const { request, change } = useEntries<OwnWebhook>(PATH, (webhooks) => (webhooks?.some(isUnsent) ? 2000 : 0));
  return (
    <>
      <p className="-mt-3 mb-6 text-sm">
        <a href={`${DEVELOPERS_PATH}#webhooks`} className="link-underline">
          How to receive and verify messages
        </a>
      </p>
      <Loaded request={request} text={WEBHOOK_MESSAGES.loadFailed}>
        {(webhooks) => webhooks.map((webhook) => <Webhook key={webhook.id} webhook={webhook} change={change} />)}
      </Loaded>
      <NewEntry
        heading="Add a webhook"
        text={WEBHOOK_MESSAGES.about}
        path={PATH}
        field={{ label: 'Address', name: 'url', type: 'url', placeholder: 'https://' }}
        choices={{ legend: 'Events', name: 'events', choices: CHOICES, defaultChecked: true }}
        secret={['Signing secret', WEBHOOK_MESSAGES.secret]}
        submit="Add webhook"
        onAdded={request.mutate}
      />
    </>
  );
}
