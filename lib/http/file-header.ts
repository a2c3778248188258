/**
 * A Content-Disposition header that names a file (RFC 6266): in ASCII for what knows no other, and in whole.
 * @param name without slashes, quotes and control characters
 */
export function fileHeader(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^ -~]+/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
