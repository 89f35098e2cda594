/** By the code of a notice, what its sentence names. */
type ActivityNoticeDetails = {
  indoor: unknown;
  "no-distance": unknown;
  "device-distance": unknown;
  "dark-device": { seconds: number };
  "dark-line": { seconds: number };
  jumps: { count: number };
  gaps: { count: number; seconds: number };
  pauses: { count: number; seconds: number };
  "clock-leaps": { count: number };
  "no-heights": unknown;
  "not-whole": unknown;
  "only-laps": unknown;
  leg: { others: string };
  "too-fast": unknown;
  "made-up": unknown;
};

export type ActivityNoticeCode = keyof ActivityNoticeDetails;

/** What is worth knowing about a recording although it is measured; `messages.ts` has the sentences. */
export type ActivityNotice<Code extends ActivityNoticeCode = ActivityNoticeCode> = {
  [Each in Code]: { code: Each } & ActivityNoticeDetails[Each];
}[Code];
