type Named = { displayName: string | null; email?: string };

/**
 * The letter that stands for somebody without a photo: the first of the name or the email, else 'U' (spec §2,
 * /profile).
 */
export function avatarLetter({ displayName, email = '' }: Named): string {
  const [letter = 'U'] = displayName?.trim() || email.trim();
  return letter.toLocaleUpperCase('en');
}
