import { z } from "zod";

/** A checkbox. */
const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** The file of a preview, to be saved. */
export const courseToSave = z.object({
  upload: z.string().max(60),
  file_name: z.string().max(300),
  download: tick,
});

/** Whether everybody may download the file. */
export const courseDownload = z.object({ download: tick });
