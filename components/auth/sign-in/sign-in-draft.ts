/** What has been typed into one of the two forms, stored while the other one is shown. */
export type SignInDraft = { email: string; password: string; confirmPassword: string };

/** Two empty forms. */
export const EMPTY_DRAFT: SignInDraft = { email: '', password: '', confirmPassword: '' };

/** What stands in a form now; a field it lacks keeps its earlier text. */
export function readDraft(form: HTMLFormElement, before: SignInDraft): SignInDraft {
  const data = new FormData(form);
  const text = (name: keyof SignInDraft) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  return { email: text('email'), password: text('password'), confirmPassword: text('confirmPassword') };
}
