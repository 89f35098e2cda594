import { type LimitName, limitOf } from "#services/limits/limits.ts";

const words = {
  apiKey: "Reading at /api/v1, by key or app",
  apiWrite: "Writing at /api/v1, by key or app",
  apiNetwork: "Reading at /api/v1 without a key, by network",
  appCalls: "Calls of /auth/v1, by network",
  storageCalls: "Calls of /storage/v1, by person",
  storageWrite: "Uploads to /storage/v1, by person",
  assistantTools: "Messages to /mcp, by key or network",
  calendarFeed: "Calendars to subscribe to, by network",
} as const satisfies Partial<Record<LimitName, string>>;

/** The limits that programs meet most, for the reference. */
export function listedLimits(): { what: string; times: number; seconds: number }[] {
  return (Object.keys(words) as (keyof typeof words)[]).map((name) => ({
    what: words[name],
    ...limitOf(name),
  }));
}
