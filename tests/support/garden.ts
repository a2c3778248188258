import { readFileSync } from 'node:fs';

/** Twenty blogs of one gardener, as texts of rows: title, introduction and sections. */
export const gardenBlogs = () =>
  readFileSync('tests/fixtures/garden-blogs.md', 'utf8')
    .slice(2)
    .split('\n# ')
    .map((blog) => {
      const [start = '', ...parts] = blog.trim().split('\n\n## ');
      const [title = '', ...intro] = start.split('\n\n');
      const sections = parts.map((part) => {
        const [heading = '', ...text] = part.split('\n\n');
        return { heading, content: text.join('\n\n'), images: [] };
      });
      return { title, topic: title, intro: intro.join('\n\n'), sections, conclusion: '' };
    });
