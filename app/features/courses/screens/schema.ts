import { z } from "zod";

/** A checkbox. */
const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** What the screen of a course sends: a file to look at, its saving, or a change of what is there. */
export const courseForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("upload"), file: z.instanceof(File).optional() }),
  z.object({
    intent: z.literal("save"),
    upload: z.string().max(60),
    file_name: z.string().max(300),
    download: tick,
  }),
  z.object({ intent: z.literal("download"), download: tick }),
  z.object({ intent: z.literal("remove") }),
]);
