import type { Words } from "#values/say.ts";

/** The ways to pay an organizer without this site. */
export const manualMethods = ["yape", "plin", "bank_deposit", "spei", "transfer", "cash"] as const;
export type ManualMethod = (typeof manualMethods)[number];

export function isManual(method: string): method is ManualMethod {
  return manualMethods.some((manual) => manual === method);
}

export const methodWords: Record<ManualMethod, Words> = {
  yape: { en: "Yape", es: "Yape" },
  plin: { en: "Plin", es: "Plin" },
  bank_deposit: { en: "Bank deposit", es: "Depósito bancario" },
  spei: { en: "SPEI transfer", es: "Transferencia SPEI" },
  transfer: { en: "Bank transfer", es: "Transferencia bancaria" },
  cash: { en: "Cash", es: "Efectivo" },
};
