import { setTimeout } from "node:timers/promises";

/**
 * Answers after the same time for every address, so that the time does not tell whether an address has
 * an account. The time is longer than the work takes on a machine that is not overloaded.
 */
export async function inEvenTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
