/** Memory that Node reserves for machine code and never fills. Since Node 23, Linux counts it as used by the process. */
import { versions } from 'node:process';

/** Of each thread, in mebibytes: V8's code range on x64 (`kMaximalCodeRangeSize` in its `src/common/globals.h`). */
const CODE = 512;

/** A program has its own thread and that of the loader's hooks. */
const THREADS = 2;

/** In mebibytes. */
export const reservedByNode = (version = versions.node): number =>
  Number(version.split('.')[0]) >= 23 ? CODE * THREADS : 0;
