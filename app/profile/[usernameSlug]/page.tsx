/** The creator page that a blog's creator box links to (spec §2): the public profile, whose canonical is /user/{slug}. */
export { default, generateMetadata } from '@/app/user/[usernameSlug]/page.tsx';
