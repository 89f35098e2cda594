import { useRef, useState } from "react";
import { useRepeat } from "./timer.ts";

/** An answer that takes longer counts as none. */
const longestAnswerMs = 5000;

/**
 * Asks an address again and again, and hands on what it answers.
 * @returns whether the last question was not answered: the network or the server is away
 */
export function usePolled(
  address: string,
  milliseconds: number,
  take: (answer: Response) => Promise<void>,
): { isCutOff: boolean } {
  const isAsking = useRef(false);
  const [isCutOff, setCutOff] = useState(false);
  useRepeat(milliseconds, async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(longestAnswerMs) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      await take(answer);
      setCutOff(false);
    } catch {
      setCutOff(true);
    } finally {
      isAsking.current = false;
    }
  });
  return { isCutOff };
}
