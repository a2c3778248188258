/** The angle that a prompt gives its article; undefined where it gives none. */
export const angleIn = (prompt: string): string | undefined => /<<<ANGLE \w+\n(.*)\n/.exec(prompt)?.[1];
