import { groupMetadata } from '@/lib/sites/group-page.ts';
import { groupPage } from '../../site-notice.tsx';

export const generateMetadata = groupMetadata('series');

export default groupPage('series');
