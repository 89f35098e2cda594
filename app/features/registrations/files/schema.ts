import { z } from "zod";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { fileProblems } from "./messages.ts";

export const longestRefusal = 300;

/** An organizer's decision about a file. A refusal has a reason for the runner. */
export const decisionForm = z
  .object({
    decision: z.enum(["approve", "refuse"], inSchema(fileProblems.failed)),
    reason: z
      .string()
      .default("")
      .transform(oneLine)
      .pipe(z.string().max(longestRefusal, inSchema(atMostLetters(longestRefusal)))),
  })
  .refine(({ decision, reason }) => decision === "approve" || reason !== "", {
    path: ["reason"],
    error: inSchema(fileProblems["no-reason"]),
  })
  .transform(({ decision, reason }) => (decision === "approve" ? null : reason));
