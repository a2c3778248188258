'use client';

import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import type { Translator } from '@/lib/messages/translator.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';
import { EVENTS, type OwnMessage, type OwnWebhook } from '@/lib/webhooks/schema.ts';
import { NewEntry, useEntries } from '../settings/entries.tsx';
import { LocalTime, SettingRow } from '../settings/setting.tsx';

const PATH = '/api/account/webhooks';

type Translate = Translator<'webhooks'>;

const MessageRow = ({ message, t, onSend }: { message: OwnMessage; t: Translate; onSend: () => unknown }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
    <code>{message.event}</code>
    <LocalTime time={message.createdAt} />
    <Badge className="ms-auto">{t(`states.${message.state}`)}</Badge>
    {message.tries > 0 && message.state !== 'delivered' ? (
      <ActionButton variant="outline" size="touch" onClick={onSend}>
        {t('sendAgain')}
      </ActionButton>
    ) : null}
    <span className="basis-full text-muted-foreground empty:hidden">
      {message.answer && t(/^\d/.test(message.answer) ? 'status' : 'reason', { ...message, answer: message.answer })}
    </span>
  </li>
);

type WebhookProps = { webhook: OwnWebhook; t: Translate; change: ReturnType<typeof useEntries>['change'] };

function Webhook({ webhook: { id, url, events, messages }, t, change }: WebhookProps) {
  const confirmation = {
    title: t('deletion.title'),
    text: t('deletion.text'),
    action: { label: t('delete'), busy: t('deleting') },
    onConfirm: () => change('DELETE', id),
  };
  return (
    <SettingRow heading={url} text={events.join(', ')}>
      <ul aria-label={t('messages', { url })} className="mt-4 divide-y divide-border border-y border-border text-sm">
        {messages.length === 0 && <li className="py-2.5 text-muted-foreground">{t('none')}</li>}
        {messages.map((message) => (
          <MessageRow key={message.id} {...{ message, t }} onSend={() => change('POST', id, { message: message.id })} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="outline" busyText={t('sending')} onClick={() => change('POST', id)}>
          {t('test')}
        </ActionButton>
        <ConfirmButton confirmation={confirmation}>{t('delete')}</ConfirmButton>
      </div>
    </SettingRow>
  );
}

const isUnsent = ({ messages }: OwnWebhook) => messages.some(({ state, tries }) => state === 'waiting' && tries === 0);

export function WebhookSettings() {
  const t = useTranslations('webhooks');
  const choices = EVENTS.map((value) => ({ value, label: <code>{value}</code>, text: t(`events.${value}`) }));
  const { request, change } = useEntries<OwnWebhook>(PATH, (webhooks) => (webhooks?.some(isUnsent) ? 2000 : 0));
  return (
    <>
      <p className="-mt-3 mb-6 text-sm">
        <a href={`${DEVELOPERS_PATH}#webhooks`} className="link-underline">
          {t('guide')}
        </a>
      </p>
      <Loaded request={request} text={t('loadFailed')}>
        {(webhooks) => webhooks.map((webhook) => <Webhook key={webhook.id} {...{ webhook, t, change }} />)}
      </Loaded>
      <NewEntry
        heading={t('heading')}
        text={t('about')}
        path={PATH}
        field={{ label: t('address'), name: 'url', type: 'url', placeholder: 'https://' }}
        choices={{ legend: t('choice'), name: 'events', choices, defaultChecked: true }}
        secret={[t('secret'), t('secretText')]}
        submit={t('add')}
        onAdded={request.mutate}
      />
    </>
  );
}
