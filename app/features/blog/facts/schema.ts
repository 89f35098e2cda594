import { z } from "zod";
import type { RememberedFacts } from "./changed-facts.ts";

const facts = z.object({
  name: z.string(),
  date: z.string(),
  city: z.string(),
  country: z.string(),
  status: z.string(),
  distances: z.array(z.string()),
  price: z.object({ minor: z.number(), currency: z.string() }).nullable(),
});

/** What is stored as the facts of a race; `null` where nothing is, or another shape of earlier days. */
export function readFacts(stored: unknown): RememberedFacts | null {
  return facts.safeParse(stored).data ?? null;
}
