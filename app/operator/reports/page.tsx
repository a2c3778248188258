import { notFound } from 'next/navigation';
import { ReportsScreen } from '@/components/operator/reports-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { isOperator } from '@/lib/auth/operator.ts';
import { pageSchema } from '@/lib/blogs/schema.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { listCases } from '@/lib/reports/service.ts';

export const generateMetadata = () => unlistedHead('cases.title');

export default async function ReportsPage({ searchParams }: PageProps<'/operator/reports'>) {
  const actor = await pageActor();
  if (!(await isOperator(actor))) notFound();
  const { page, problem } = await searchParams;
  const cases = await listCases(actor, pageSchema.shape.page.catch(1).parse(page));
  return <ReportsScreen {...cases} problem={problem} />;
}
