import { z } from "zod";

const picture = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });
const refusal = z.object({ error: z.object({ code: z.string().regex(/^\w{1,60}$/) }) });

/** The first picture of a provider's answer, as base64; `null` for an answer of another shape. */
export function readPicture(answer: unknown): string | null {
  return picture.safeParse(answer).data?.data[0]?.b64_json ?? null;
}

/** The code of a refusal. Its sentence may repeat what was asked for, and is not read. */
export function readRefusalCode(answer: unknown): string | null {
  return refusal.safeParse(answer).data?.error.code ?? null;
}
