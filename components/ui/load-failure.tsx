import { Button } from './button.tsx';

type LoadFailureProps = { text: string; retry: () => void; role?: 'alert'; className?: string | undefined };

export function LoadFailure({ text, retry, role, className }: LoadFailureProps) {
  return (
    <div className={className}>
      <p role={role} className="text-sm">
        {text}
      </p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-3 pointer-coarse:h-11">
        Try again
      </Button>
    </div>
  );
}
