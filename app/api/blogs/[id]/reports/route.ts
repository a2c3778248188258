import { formRoute } from '@/lib/auth/route.ts';
import { reportSchema } from '@/lib/reports/schema.ts';
import { reportBlog } from '@/lib/reports/service.ts';
import { receiptPath, reportPath } from '@/lib/routes.ts';

export const POST = formRoute(
  { body: reportSchema, limit: 'report' },
  ({ actor, params, body }) => reportBlog(actor, params.id, body),
  ({ id }, receipt) => (receipt ? receiptPath(receipt.code) : reportPath(id)),
);
