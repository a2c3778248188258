import { forgetProcessWide } from '@/lib/process-wide.ts';
import { NO_SETTINGS } from './clean-environment.ts';

/** Each file begins without settings, as in a new process. */
forgetProcessWide();
Object.assign(process.env, NO_SETTINGS, { LOG_LEVEL: 'silent' });
