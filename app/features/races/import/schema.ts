import { z } from "zod";
import { maxFileBytes } from "./file/file.ts";

/** The most moved races that a preview asks about; the rest are new races. */
export const mostMoves = 100;

/** The lines of the races that moved, as a form sends them. No file has more lines than bytes. */
export const movedLines = z
  .array(
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(maxFileBytes)),
  )
  .max(mostMoves);
