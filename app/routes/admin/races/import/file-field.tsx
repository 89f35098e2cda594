import { maxFileMegabytes } from "#features/races/import/file/limits.ts";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";

/** The file of an import, also to be dropped. */
export function FileField({ answer }: { answer: unknown }) {
  return (
    <LimitedFileField
      label="CSV file: choose one, or drop it here"
      hint={`At most ${maxFileMegabytes} MB and 100,000 rows. Nothing is imported before you have seen what it would do.`}
      accept=".csv,.txt,text/csv"
      megabytes={maxFileMegabytes}
      tooLarge={(name, size) =>
        `${name} has ${size} MB. At most ${maxFileMegabytes} MB can be imported at once: split it into parts.`
      }
      answer={answer}
      className="file-input block w-full cursor-pointer rounded-card border-2 border-dashed border-edge p-6 text-sm hover:bg-sunken"
    />
  );
}
