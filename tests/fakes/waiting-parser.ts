/** A parser that waits for longer than a parser may compute, without using its processor. */
export default (milliseconds: number): string => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return 'parsed';
};
