import { Form, href } from "react-router";
import { type ImportLine, unusedDays } from "#features/races/import/race-import.ts";
import { Button } from "#ui/button.tsx";
import { Records } from "#ui/list/records.tsx";
import { byColumn, fileColumn, whenColumn } from "./import-columns.tsx";

/** Uploaded files that are neither imported nor discarded. */
export function WaitingFiles({ files }: { files: ImportLine[] }) {
  if (files.length === 0) return null;
  return (
    <section className="mt-12 grid gap-4" aria-labelledby="waiting">
      <div>
        <h2 id="waiting" className="text-xl">
          Not imported yet
        </h2>
        <p className="mt-1 text-sm text-muted">
          Uploaded files are kept for {unusedDays} days. No race was changed by them.
        </p>
      </div>
      <Records
        caption="Files that are not imported yet"
        columns={waitingColumns}
        rows={files}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

const waitingColumns = [
  fileColumn,
  byColumn,
  whenColumn,
  {
    title: "Discard",
    hideTitle: true,
    cell: ({ id, fileName }: ImportLine) => (
      <Form
        method="post"
        action={href("/admin/races/import/:id/:change", { id, change: "discard" })}
      >
        <Button type="submit" look="quiet" size="small" aria-label={`Discard ${fileName}`}>
          Discard
        </Button>
      </Form>
    ),
  },
];
