import { z } from "zod";

/** A file to measure. */
export const ownCourseFile = z.object({ file: z.instanceof(File).optional() });
