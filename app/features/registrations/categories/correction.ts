import type { AuditEntry } from "#features/audit/change.ts";
import type { Words } from "#values/say.ts";

/** What the audit log calls it. */
export const categoryCorrected = "changed the category of";

/** What the history of a registration says of a correction; `null` for any other change. */
export function correctionWords({
  action,
  after,
}: Pick<AuditEntry, "action" | "after">): Words | null {
  if (action !== categoryCorrected) return null;
  const name = after?.category;
  return typeof name === "string"
    ? { en: `category changed to ${name}`, es: `categoría cambiada a ${name}` }
    : { en: "category set to automatic", es: "categoría automática de nuevo" };
}
