import type { StripeObject } from "./objects.ts";

/** The kinds of objects by the prefix of their ids. */
const kinds = {
  cus: "customer",
  pm: "payment_method",
  sub: "subscription",
  in: "invoice",
} as const;

type Find = (kind: (typeof kinds)[keyof typeof kinds], id: string) => Promise<StripeObject | null>;

/**
 * Replaces ids in an answer by whole objects, by paths such as `data.customer.invoice_settings.…`.
 * @param answer - changed in place
 */
export async function expand(answer: object, paths: string[], find: Find): Promise<void> {
  for (const path of paths) await walk(answer, path.split("."), find);
}

async function walk(at: object, [step, ...rest]: string[], find: Find): Promise<void> {
  if (step === undefined) return;
  const parts = at as Record<string, unknown>;
  const value = parts[step];
  if (typeof value === "string") {
    const kind = kinds[value.split("_")[0] as keyof typeof kinds];
    parts[step] = kind ? await find(kind, value) : value;
  }
  const next = parts[step];
  for (const each of Array.isArray(next) ? next : [next]) {
    if (typeof each === "object" && each !== null) await walk(each, rest, find);
  }
}
