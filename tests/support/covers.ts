import sharp from 'sharp';
import { api } from './api.ts';

/** A picture of one color, as a form sends it. */
export async function pictureUrl(width: number, height: number, background = '#b5482a') {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

type Headers = Record<string, string>;

/** PUT /api/blogs/{id}/cover. */
export const changeCover = (id: string, body: unknown, headers: Headers) =>
  api.put(`/api/blogs/${id}/cover`, body, headers);

/** DELETE /api/blogs/{id}/cover. */
export const deleteCover = (id: string, headers: Headers) => api.delete(`/api/blogs/${id}/cover`, {}, headers);

/** POST /api/blogs/{id}/images. */
export const uploadPicture = (id: string, picture: string, headers: Headers) =>
  api.post(`/api/blogs/${id}/images`, { picture }, headers);
