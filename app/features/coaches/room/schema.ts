import { z } from "zod";

const said = z.object({ text: z.string() });

/** The content of a call; `null` for anything else. */
export function saidText(body: unknown): string {
  return said.safeParse(body).data?.text ?? "";
}

/** The stars at the end of a session. */
export const starsForm = z.object({ stars: z.coerce.number().int().min(1).max(5) });
