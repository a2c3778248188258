/** The short form of the share link: the same page, whose canonical is /share/{id} (spec §2). */
export { default, generateMetadata, generateStaticParams } from '@/app/share/[id]/page';

/** Made on first request and kept. */
export const revalidate = 31_536_000;
