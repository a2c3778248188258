import { peerConfig } from '../support/peer-config.ts';

/** Tests of the folder of `npm run build`, in the minimal Debian root that make-root.sh makes. */
export default peerConfig('standalone');
