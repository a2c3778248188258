import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { beginRun, endRun, liveRun, useOutcome } from '@/components/generation/run-store.ts';

const handled: string[] = [];

function Screen() {
  useOutcome(({ kind }, run) => handled.push(`${kind} ${run?.id}`));
  return null;
}

test('an outcome without a screen waits for the next one, which handles it once', async () => {
  const { document, window } = parseHTML('<main></main><main></main>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  beginRun({}, { id: 'run', origin: 'tab' });
  endRun({ kind: 'canceled' });
  expect(liveRun.get()).toBeNull();
  for (const main of document.querySelectorAll('main')) await act(() => createRoot(main).render(createElement(Screen)));
  expect(handled).toEqual(['canceled run']);
});
