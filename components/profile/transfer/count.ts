/** A number and its noun: '1 draft', '2 drafts'. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
