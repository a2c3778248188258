import { peerConfig } from '../support/peer-config.ts';

/** Tests against a real MediaWiki, which start-mediawiki.sh starts. */
export default peerConfig('mediawiki');
