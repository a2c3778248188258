import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext, useAuth } from '@/components/auth/session/auth-context.ts';

function EmailOnScreen() {
  return createElement('p', null, useAuth().user?.email ?? 'nobody');
}

test('useAuth throws outside its provider', () => {
  expect(() => renderToString(createElement(EmailOnScreen))).toThrow('useAuth must be used within an AuthProvider');
});

test('useAuth works below its provider', () => {
  const auth = { user: null, loading: true, authError: null } as Auth;
  const tree = createElement(AuthContext, { value: auth }, createElement(EmailOnScreen));
  expect(renderToString(tree)).toBe('<p>nobody</p>');
});
