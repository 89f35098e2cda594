import { propertyOf } from "#values/property.ts";
import type { StripeObject } from "./objects.ts";

/** The kinds of objects by the prefix of their ids. */
const kinds = [
  ["cus_", "customer"],
  ["pm_", "payment_method"],
  ["sub_", "subscription"],
  ["in_", "invoice"],
  ["pi_", "payment_intent"],
  ["ch_", "charge"],
  ["py_", "charge"],
] as const;

type Find = (kind: (typeof kinds)[number][1], id: string) => Promise<StripeObject | null>;

/**
 * Replaces ids in an answer by whole objects, by paths such as `data.customer.invoice_settings.…`.
 * @param answer - changed in place
 */
export async function expand(answer: object, paths: string[], find: Find): Promise<void> {
  for (const path of paths) await walk(answer, path.split("."), find);
}

async function walk(at: object, [step, ...rest]: string[], find: Find): Promise<void> {
  if (step === undefined) return;
  const value = propertyOf(at, step);
  const known = typeof value === "string" ? await findByPrefix(value, find) : undefined;
  if (known !== undefined) Reflect.set(at, step, known);
  const next = known === undefined ? value : known;
  for (const each of Array.isArray(next) ? next : [next]) {
    if (typeof each === "object" && each !== null) await walk(each, rest, find);
  }
}

/** `undefined` when the text is not the id of an object that can be expanded. */
async function findByPrefix(text: string, find: Find): Promise<StripeObject | null | undefined> {
  const [, kind] = kinds.find(([prefix]) => text.startsWith(prefix)) ?? [];
  return kind && find(kind, text);
}
