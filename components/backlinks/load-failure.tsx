import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';

type LoadFailureProps = { text: string; retry: () => void; className?: string };

/** In the place of something that did not load. */
export function LoadFailure({ text, retry, className }: LoadFailureProps) {
  return (
    <div className={cn('rounded-md border border-border p-5', className)}>
      <p className="text-sm">{text}</p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-3 pointer-coarse:h-11">
        Try again
      </Button>
    </div>
  );
}
