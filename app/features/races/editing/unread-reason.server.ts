import { isAway } from "#db/failures/away.ts";
import { sqlState } from "#db/failures/problem.ts";

const reasons: Record<string, string> = {
  "42501": "the database does not allow it",
  "42703": "the database does not match this version of the program",
  "42P01": "the database does not match this version of the program",
  "53100": "the disk of the database is full",
  "53200": "the database is out of memory",
  "55P03": "the database is busy",
  "57014": "the database took too long",
};

/** Why a read failed, in words for an administrator; `null` for a reason without words. The log has the error. */
export function unreadReason(error: unknown): string | null {
  if (isAway(error)) return "the database cannot be reached";
  return reasons[sqlState(error) ?? ""] ?? null;
}
