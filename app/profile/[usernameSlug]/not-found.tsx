export { default } from '@/app/user/[usernameSlug]/not-found.tsx';
