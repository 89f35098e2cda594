import { z } from "zod";

/** What the page of own courses sends: a file, or what becomes of a course that was measured. */
export const ownCourseForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("measure"), file: z.instanceof(File).optional() }),
  z.object({ intent: z.literal("keep"), own: z.string().max(60) }),
  z.object({ intent: z.literal("remove"), own: z.string().max(60) }),
]);
