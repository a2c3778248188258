import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useTranslations } from '#translations';
import { Button } from './button.tsx';
import { LiveRegion } from './live-region.tsx';

type LoadFailureProps = { text: string; retry: () => unknown; className?: string | undefined; children?: ReactNode };

/** What could not be loaded, with a button that tries again. */
export const LoadFailure = ({ text, retry, className, children }: LoadFailureProps) => (
  <div role="alert" className={className}>
    <p className="text-sm">{text}</p>
    {children}
    <Button variant="outline" size="touch" onClick={() => void retry()} className="mt-3">
      {useTranslations('common')('tryAgain')}
    </Button>
  </div>
);

export const LOADED_BOX = 'mb-6 rounded-md border border-border p-5';

type LoadedProps<Data> = Omit<LoadFailureProps, 'retry' | 'children'> & {
  request: Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown };
  /** What screen readers hear while it loads. */
  waiting?: string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A list or another response: its skeleton while it loads, a failure also above what was loaded before. */
export function Loaded<Data>({ request, waiting, skeleton, children, ...failure }: LoadedProps<Data>) {
  const t = useTranslations('common');
  const { data, error, isValidating, mutate } = request;
  const hasFailed = error !== undefined && !isValidating;
  return (
    <>
      {hasFailed ? <LoadFailure retry={mutate} {...failure} /> : null}
      {data === undefined && !hasFailed ? (
        <div>
          <LiveRegion>{waiting ?? t('loading')}</LiveRegion>
          {skeleton}
        </div>
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
