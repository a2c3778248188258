import { buildWhenNeeded } from '../../lib/server/build.ts';
import { benchCluster } from './cluster-bench.ts';

buildWhenNeeded();
await benchCluster();
