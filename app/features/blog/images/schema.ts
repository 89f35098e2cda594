import { z } from "zod";

/** The sizes of the specification's call. */
const call = z.object({
  prompt: z.string().trim().min(1).max(1000),
  size: z.literal("1024x1024").default("1024x1024"),
});

export type PictureCall = z.output<typeof call>;

/** A call for a picture; `null` for anything else. */
export function readPictureCall(body: unknown): PictureCall | null {
  return call.safeParse(body).data ?? null;
}
