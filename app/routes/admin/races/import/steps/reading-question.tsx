import {
  describeMissing,
  type Heading,
  type MappingQuestion,
  missingColumns,
} from "#features/races/import/mapping/mapping.ts";
import { emptyOrInvalid } from "#features/races/import/messages.ts";
import { Notice } from "#ui/message/notice.tsx";

/** Why the columns of a file are asked for. */
export function ReadingQuestion({
  question,
  headings,
}: {
  question: MappingQuestion | null;
  headings: Heading[];
}) {
  if (question === "columns") {
    const missing = missingColumns(headings.map(({ column }) => column));
    return (
      <Notice kind="problem">
        <p className="font-semibold">{emptyOrInvalid}</p>
        <p>{describeMissing(missing)} Say below what the columns of the file are.</p>
      </Notice>
    );
  }
  if (question === "dates") {
    return (
      <Notice icon="calendar">
        Some dates of this file could be two days. Say whether the day or the month comes first.
      </Notice>
    );
  }
  return <p>Say what each column of the file holds. The required ones are marked with *.</p>;
}
