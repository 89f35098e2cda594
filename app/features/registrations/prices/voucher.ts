import type { Day } from "#values/day.ts";

/** A code that lowers the price of an entry, or opens a kept place, or both. */
export type Voucher = {
  id: string;
  code: string;
  kind: "amount" | "percent" | "free" | "none";
  /** Minor units or percent; `null` where the entry is free, or costs what it costs everybody. */
  value: number | null;
  /** `null` without a limit. */
  maxUses: number | null;
  uses: number;
  maxPerPerson: number;
  /** `null` for every distance. */
  distanceId: string | null;
  lastDay: Day | null;
  /** Of the runner's mail address: `club.example`. */
  emailDomain: string | null;
  isActive: boolean;
  /** Whether each use that is left holds a place of its distance, for those who have the code. */
  keepsPlaces: boolean;
};

/** Why a code does not count. */
export type VoucherProblem =
  | "unknown-code"
  | "code-over"
  | "code-used-up"
  | "code-used-before"
  | "code-other-distance"
  | "code-too-often"
  | "code-other-address";

/** A code as it is stored, from what a runner types: `" verano 25"` is `VERANO25`. */
export function codeOf(typed: string): string {
  return typed
    .normalize("NFKD")
    .replace(/[^\w-]|_/g, "")
    .toUpperCase();
}

/**
 * Why a code does not count for an entry; `null` where it does.
 * @param entry.usedByRunner - how often the runner has used it for entries that are not cancelled
 * @param entry.email - the confirmed address of the runner
 */
export function voucherProblem(
  voucher: Voucher | null,
  entry: { today: Day; distanceId: string | null; usedByRunner: number; email: string },
): VoucherProblem | null {
  if (!voucher) return "unknown-code";
  if (!voucher.isActive) return "code-over";
  const { lastDay, distanceId, emailDomain, maxPerPerson, maxUses, uses } = voucher;
  if (lastDay !== null && lastDay < entry.today) return "code-over";
  if (distanceId !== null && distanceId !== entry.distanceId) return "code-other-distance";
  if (emailDomain !== null && !entry.email.toLowerCase().endsWith(`@${emailDomain}`)) {
    return "code-other-address";
  }
  if (entry.usedByRunner >= maxPerPerson) return "code-used-before";
  return maxUses !== null && uses >= maxUses ? "code-used-up" : null;
}
