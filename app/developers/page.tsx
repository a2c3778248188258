import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { readGuide } from '@/lib/api/guide.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';

const lead = 'Research, write, check and publish blogs from a script, a service or an assistant.';

export const metadata = { title: 'Developers', description: lead, alternates: { canonical: DEVELOPERS_PATH } };

export default async function GuidePage() {
  const title = 'Write with your own programs';
  return <DeveloperPage title={title} lead={lead} path={DEVELOPERS_PATH} sections={await readGuide()} />;
}
