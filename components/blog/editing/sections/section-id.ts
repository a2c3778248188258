/** The id of a section in the form, which those of its parts begin with. */
export const sectionId = (key: number) => `edit-section-${key}`;

/** The id of a picture in the form, which those of its parts begin with. */
export const pictureId = (url: string) => `edit-picture-${url.replace(/[^\w-]+/g, '-')}`;
