export { BlogMissingPage as default } from '@/components/blog/blog-missing-page';
