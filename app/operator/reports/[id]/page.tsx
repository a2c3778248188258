import { notFound } from 'next/navigation';
import { CaseScreen } from '@/components/operator/case-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { AppError } from '@/lib/http/errors.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { readCase } from '@/lib/reports/service.ts';

export const generateMetadata = () => unlistedHead('cases.caseTitle');

export default async function CasePage({ params, searchParams }: PageProps<'/operator/reports/[id]'>) {
  const found = await readCase(await pageActor(), (await params).id).catch((error: unknown) => {
    if (error instanceof AppError) notFound();
    throw error;
  });
  return <CaseScreen found={found} problem={(await searchParams).problem} />;
}
