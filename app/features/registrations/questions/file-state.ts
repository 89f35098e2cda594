import type { Words } from "#values/say.ts";

/** The states of a file that answers a question, as stored among the answers of the entry. */
const fileStates = ["received", "approved", "refused"] as const;
export type FileState = (typeof fileStates)[number];

/** The conditions that a file of an entry can be in, the most urgent first. */
export const fileConditions = ["missing", "refused", "received", "approved"] as const;
export type FileCondition = (typeof fileConditions)[number];

export const fileStateWords: Record<FileCondition, Words> = {
  missing: { en: "Missing", es: "Falta" },
  refused: { en: "Not accepted", es: "No aceptado" },
  received: { en: "Received", es: "Recibido" },
  approved: { en: "Approved", es: "Aprobado" },
};

export function isFileState(typed: string): typed is FileState {
  return fileStates.some((state) => state === typed);
}
