/** The part by which a course may differ from the length in the words of its distance. */
const mostOff = 0.1;

/**
 * Whether a course is so much longer or shorter than its distance says that it may be the course of
 * another one. Lengths are in metres; `stated` is `null` where the words name none.
 */
export function isOtherLength(stated: number | null, measured: number): boolean {
  return stated !== null && Math.abs(measured - stated) > mostOff * stated;
}
