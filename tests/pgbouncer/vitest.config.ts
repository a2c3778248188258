import { peerConfig } from '../support/peer-config.ts';

/** Tests of a start through Debian's pgbouncer, which unpack-pgbouncer.sh brings. */
export default peerConfig('pgbouncer');
