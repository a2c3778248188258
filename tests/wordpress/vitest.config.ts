import { peerConfig } from '../support/peer-config.ts';

/** Tests against a real WordPress, which start-wordpress.sh starts. */
export default peerConfig('wordpress');
