export { BlogMissingPage as default } from '@/components/blog/reading/blog-missing-page.tsx';
