import { z } from "zod";
import { tick } from "#values/form/schema.ts";

/** The file of a preview, to be saved. */
export const courseToSave = z.object({
  upload: z.string().max(60),
  file_name: z.string().max(300),
  download: tick,
});

/** Whether everybody may download the file. */
export const courseDownload = z.object({ download: tick });
