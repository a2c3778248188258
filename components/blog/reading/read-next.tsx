import { useTranslations } from '#translations';
import { Card } from '@/components/ui/card.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CardPicture, CardTitle } from '../card/card-parts.tsx';

export function ReadNext({ blogs }: { blogs: readonly BlogSummary[] }) {
  const t = useTranslations('blogs');
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="border-t border-border pb-12 framed:hidden">
      <div className="page-width pt-12">
        <Heading id="read-next" className="text-3xl">
          {t('readNext')}
        </Heading>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {blogs.map((blog) => (
            <li key={blog.id} className="min-w-0">
              <a href={blog.shareUrl} className="group block h-full">
                <Card className="h-full transition-colors group-hover:border-foreground">
                  <CardPicture blog={blog} />
                  <div className="flex flex-col gap-2 p-5">
                    <CardTitle blog={blog} />
                    <time dateTime={blogDates(blog).published} className="text-sm text-muted-foreground">
                      {longDate(blogDates(blog).published, t.language)}
                    </time>
                  </div>
                </Card>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
