/** The id of a section in the form, which those of its parts begin with. */
export const sectionId = (key: number) => `edit-section-${key}`;
