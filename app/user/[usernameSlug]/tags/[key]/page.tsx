import { groupMetadata } from '@/lib/sites/group-page.ts';
import { groupPage } from '../../site-notice.tsx';

export const generateMetadata = groupMetadata('tags');

export default groupPage('tags');
