import type { AuditedChange } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { type QuestionText, writtenIn } from "./questions/question.ts";

/** Records a change of something that a race names in one language or both, such as a question: in English if it can. */
export function recordNamed(
  services: Pick<Services, "db" | "now">,
  editor: { userId: string },
  race: { name: string },
  {
    name,
    ...change
  }: Pick<AuditedChange, "action" | "subjectType" | "subjectId" | "before" | "after"> & {
    name: QuestionText;
  },
): Promise<void> {
  const subjectName = `${writtenIn(name, "en").text}, ${race.name}`;
  return recordChange(services, editor, { ...change, subjectName });
}
