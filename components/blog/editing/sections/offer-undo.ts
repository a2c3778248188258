import { toast } from '@/components/ui/use-toast.ts';

/** Says what was removed and offers to have it back. */
export function offerUndo(title: string, run: () => void): void {
  toast({ title, action: { label: 'Undo', hint: 'Undo in the bar above the text', run } });
}
