import type { ReactNode } from 'react';
import { askedLanguage, isScreenAsked } from '@/lib/http/answer-context.ts';
import { messagesOf } from '@/lib/messages/catalogue.ts';
import { MessagesProvider } from './client.tsx';

type MessagesProps = { parts: readonly string[]; children: ReactNode };

/** Sends the browser the messages that its part of the page says, by the first parts of their keys. */
export function Messages({ parts, children }: MessagesProps) {
  const language = askedLanguage();
  return (
    <MessagesProvider
      language={language}
      isScreen={isScreenAsked()}
      parts={Object.fromEntries(parts.map((part) => [part, messagesOf(language, part)]))}
    >
      {children}
    </MessagesProvider>
  );
}
