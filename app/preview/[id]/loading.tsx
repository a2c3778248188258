export { PreviewSkeleton as default } from '@/components/blog/preview/preview-skeleton';
