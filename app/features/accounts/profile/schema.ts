import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { isDialable } from "#values/phone.ts";
import { langs } from "#values/say.ts";
import { profileMessages, profileProblems, tooLong } from "./messages.ts";
import { photoProblem } from "./photo.ts";

const longestName = 100;
const longestPhone = 40;
const longestAddress = 300;

/** A line of text, or `null` for nothing but spaces. */
const line = (most: number) =>
  z
    .string()
    .default("")
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .refine((text) => text.length <= most, inSchema(tooLong(most)))
    .transform((text) => text || null);

const photoMessages: Record<NonNullable<ReturnType<typeof photoProblem>>, string> = {
  heic: inSchema(profileProblems.heic),
  "not-an-image": inSchema(profileProblems["not-an-image"]),
  "too-heavy": inSchema(profileProblems["too-heavy"]),
};

/** A browser sends an empty file where none was chosen. */
const photo = z
  .instanceof(File)
  .optional()
  .transform((file) => (file && file.size > 0 ? file : null))
  .superRefine((file, check) => {
    const problem = file && photoProblem(file);
    if (problem) check.addIssue({ code: "custom", message: photoMessages[problem] });
  });

/** The form of `/account/edit`. What it does not name (email, is_admin, is_active) is not read. */
export const profileForm = z.object({
  first_name: line(longestName),
  last_name: line(longestName),
  phone: line(longestPhone).refine(
    (text) => text === null || isDialable(text),
    inSchema(profileMessages.badPhone),
  ),
  address: line(longestAddress),
  /** Of letters; a site with one language does not ask for it. */
  lang: z.enum(langs).optional().catch(undefined),
  profile_image: photo,
});

export type ProfileForm = z.output<typeof profileForm>;
