import { peerConfig } from '../support/peer-config.ts';

/** Tests of deploy/nginx.conf with Debian's nginx, which unpack-nginx.sh brings. */
export default peerConfig('nginx');
