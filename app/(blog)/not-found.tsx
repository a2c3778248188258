export { BlogMissingPage as default } from '@/components/shell/missing-page.tsx';
