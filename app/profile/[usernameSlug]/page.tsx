/** The creator page that a blog's creator box links to (spec §2): the public profile, whose canonical is /user/{slug}. */
export { default, generateMetadata, generateStaticParams } from '@/app/user/[usernameSlug]/page';

/** Made on first request and kept. */
export const revalidate = 31_536_000;
