import { useState } from "react";
import { maxFileMegabytes } from "#features/races/import/file/limits.ts";
import { Field } from "#ui/form/field.tsx";

const hint = `At most ${maxFileMegabytes} MB and 100,000 rows. Nothing is imported before you have seen what it would do.`;

/**
 * Takes a file that is chosen, or dropped onto it: browsers do that by themselves. One that is too
 * large is refused before it is sent.
 */
export function FileField() {
  const [tooLarge, setTooLarge] = useState("");
  return (
    <Field label="CSV file: choose one, or drop it here" hint={hint} error={tooLarge || undefined}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="file"
          accept=".csv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            const problem = problemOf(currentTarget.files?.[0]);
            // The browser sends no form with a field that is refused, and says why.
            currentTarget.setCustomValidity(problem);
            currentTarget.reportValidity();
            setTooLarge(problem);
          }}
          className="file-input block w-full cursor-pointer rounded-card border-2 border-dashed border-edge p-6 text-sm hover:bg-sunken"
        />
      )}
    </Field>
  );
}

function problemOf(file: File | undefined): string {
  if (!file || file.size <= maxFileMegabytes * 1024 * 1024) return "";
  const size = Math.ceil(file.size / 1024 / 1024);
  return `${file.name} has ${size} MB. At most ${maxFileMegabytes} MB can be imported at once: split it into parts.`;
}
