import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { ReportScreen } from '@/components/reports/report-screen.tsx';
import { readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';
import { newReceiptCode } from '@/lib/reports/service.ts';

export const generateMetadata = () => unlistedHead('report.title');

export default async function ReportPage({ params, searchParams }: PageProps<'/report/[id]'>) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const form = { code: newReceiptCode(), sendsMail: mailWorks(), problem: (await searchParams).problem };
  return <ReportScreen blog={found.blog} {...form} />;
}
