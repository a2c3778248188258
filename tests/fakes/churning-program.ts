import { limitHeapGrowth } from '../../lib/memory.ts';

/** A program with 200 MB in use that keeps replacing half of them; says the most that its heap took, in MB. */

limitHeapGrowth();
const MB = 1024 * 1024;
const block = (content: number) => new Array(MB / 8).fill(content);
const used = Array.from({ length: 100 }, (_, at) => block(at));
const replaced = Array.from({ length: 100 }, (_, at) => block(at));
let most = 0;
for (let turn = 0; turn < 2500; turn += 1) {
  replaced[turn % replaced.length] = block(turn);
  most = Math.max(most, process.memoryUsage().heapTotal);
}
console.log(JSON.stringify({ used: used.length + replaced.length, most: Math.round(most / MB) }));
