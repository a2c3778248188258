import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { readGuide } from '@/lib/api/guide.ts';
import { DEVELOPERS_PATH as path } from '@/lib/routes.ts';

const description = 'Research, write, check and publish blogs from a script, a service or an assistant.';
export const metadata = { title: 'Developers', description, alternates: { canonical: path } };

export default async function GuidePage() {
  const text = { title: 'Write with your own programs', description, path };
  return <DeveloperPage {...text} sections={await readGuide()} />;
}
