/** The creator page that a blog's creator box links to (spec §2); its canonical URL is /user/{slug}. */
export { default, generateMetadata } from '@/app/user/[usernameSlug]/page.tsx';
