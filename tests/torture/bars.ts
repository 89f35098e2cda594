/** A requirement that must hold under torture, and its measurement. */
export type Bar = { trial: string; what: string; measured: string; bar: string; verdict: Verdict };

type Verdict = "met" | "MISSED";

/** Bars of one trial. */
export function barsOf(trial: string) {
  const note = (what: string, measured: string, bar: string, isMet: boolean): Bar => ({
    trial,
    what,
    measured,
    bar,
    verdict: isMet ? "met" : "MISSED",
  });
  return {
    exactly: (what: string, measured: number, wanted: number) =>
      note(what, String(measured), String(wanted), measured === wanted),
    atLeast: (what: string, measured: number, least: number) =>
      note(what, String(measured), `≥ ${least}`, measured >= least),
    atMost: (what: string, measured: number, most: number, unit: "s" | "ms") =>
      note(what, `${measured} ${unit}`, `≤ ${most} ${unit}`, measured <= most),
  };
}

export function inSeconds(ms: number): number {
  return Number((ms / 1000).toFixed(2));
}
