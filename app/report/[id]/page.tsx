import type { Metadata } from 'next';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { ReportScreen } from '@/components/reports/report-screen.tsx';
import { readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { newReceiptCode } from '@/lib/reports/service.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'report')('title'),
  robots: { index: false },
});

export default async function ReportPage({ params, searchParams }: PageProps<'/report/[id]'>) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const form = { code: newReceiptCode(), sendsMail: mailWorks(), problem: (await searchParams).problem };
  return <ReportScreen blog={found.blog} {...form} />;
}
