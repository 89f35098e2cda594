import {
  type Heading,
  type MappingQuestion,
  missingColumns,
} from "#features/races/import/file/mapping.ts";
import { FileProblemNotice } from "#features/races/import/file-problem-notice.tsx";
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
      <FileProblemNotice
        problem={{ code: "missing-columns", columns: missing }}
        advice="Say below what the columns of the file are."
      />
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
