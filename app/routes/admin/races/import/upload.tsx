import { data, Form, href, Link, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  backupColumns,
  optionalColumns,
  requiredColumns,
} from "#features/races/import/file/columns.ts";
import { maxFileBytes, maxFileMegabytes } from "#features/races/import/file/file.ts";
import type { FileProblem } from "#features/races/import/file/problem.ts";
import { type ImportLine, stateNames, unusedDays } from "#features/races/import/race-import.ts";
import { listImports, listWaitingFiles } from "#features/races/import/race-imports.server.ts";
import { uploadImport } from "#features/races/import/uploads.server.ts";
import { FileProblemNotice } from "#routes/admin/races/import/problem-list.tsx";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment } from "#values/day.ts";
import { type Page, readPageNumber } from "#values/form/paging.ts";
import { upTo } from "#values/form/upload.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/upload.ts";
import { ImportSteps } from "./steps.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const known = services(args.context);
  return { imports: await listImports(known, page), waiting: await listWaitingFiles(known) };
}

const fileLimit = upTo(30, {
  en: "The file is larger than 20 MB. Split it into parts.",
  es: "El archivo pesa más de 20 MB. Divídelo en partes.",
});

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const file = (await fileFormOf(args, admin, fileLimit)).get("file");
  if (!(file instanceof File) || file.name === "") {
    return data<FileProblem>({ code: "no-file" }, 400);
  }
  // A longer file is refused by its length; its bytes need not be copied for that.
  const bytes = await file.slice(0, maxFileBytes + 1).bytes();
  const { name } = file;
  const uploaded = await uploadImport(services(args.context), admin, { name, bytes });
  if (uploaded.problem) return data<FileProblem>(uploaded.problem, 400);
  return redirect(href("/admin/races/import/:id", { id: uploaded.id }), 303);
}

export const meta: Route.MetaFunction = () => officeMeta("Import Races", "en");

/** The first step of the wizard: which file. Earlier imports stand below. */
export default function UploadRaces({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useIsSending(href("/admin/races/import"));
  return (
    <>
      <ToolHeading
        actions={
          <>
            <a
              href={href("/admin/races/import/template.csv")}
              className={buttonClass({ look: "quiet" })}
            >
              Download template
            </a>
            <a href={href("/admin/races/export.csv")} className={buttonClass({ look: "quiet" })}>
              Export all races
            </a>
          </>
        }
      >
        Import Races
      </ToolHeading>
      <ImportSteps current="Upload" />
      {actionData && (
        <div className="mt-6 max-w-text">
          <FileProblemNotice problem={actionData} />
        </div>
      )}
      <Form method="post" encType="multipart/form-data" className="mt-6 grid max-w-text gap-5">
        <FileField answer={actionData} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Reading the file…" : "Continue to preview"}
          </Button>
          <ButtonLink to={href("/admin/races")} look="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <ColumnNames />
      <WaitingFiles files={loaderData.waiting} />
      <EarlierImports imports={loaderData.imports} />
    </>
  );
}

function ColumnNames() {
  return (
    <details className="mt-6 max-w-text">
      <summary className="disclosure">What the file must contain</summary>
      <div className="mt-2 grid gap-2 text-sm">
        <p>
          One row is one distance, or names several: <code>21K, 10K</code>; rows of the same title,
          date and place are one race. A line near the top names the columns, in any order. Other
          names, also in Spanish and French, are recognized, or you say in the next step what they
          are. A column may also be one distance, such as <code>21K</code>, with its prices.
        </p>
        <p>
          Required: <ColumnList names={requiredColumns} />. Dates are best written as YYYY-MM-DD;
          where they could be two days, as in 4/3/2027, you are asked what comes first.
        </p>
        <p>
          Optional: <ColumnList names={optionalColumns} />; and <ColumnList names={backupColumns} />
          , which an export has.
        </p>
      </div>
    </details>
  );
}

function ColumnList({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && ", "}
      <code>{name}</code>
    </span>
  ));
}

/** The file of an import, also to be dropped. */
function FileField({ answer }: { answer: unknown }) {
  return (
    <LimitedFileField
      label="CSV file or Excel workbook: choose one, or drop it here"
      hint={`At most ${maxFileMegabytes} MB and 100,000 rows. Nothing is imported before you have seen what it would do.`}
      accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      megabytes={maxFileMegabytes}
      tooLarge={(name, size) =>
        `${name} has ${size} MB. At most ${maxFileMegabytes} MB can be imported at once: split it into parts.`
      }
      answer={answer}
      className="file-input block w-full cursor-pointer rounded-card border-2 border-dashed border-edge p-6 text-sm hover:bg-sunken"
    />
  );
}

/** Uploaded files that are neither imported nor discarded. */
function WaitingFiles({ files }: { files: ImportLine[] }) {
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

const fileColumn = {
  title: "File",
  cell: ({ id, fileName }: ImportLine) => (
    <Link to={href("/admin/races/import/:id", { id })} className="link wrap-anywhere">
      {fileName}
    </Link>
  ),
};

const byColumn = {
  title: "By",
  cell: ({ createdBy }: ImportLine) => createdBy ?? "a former admin",
};

const whenColumn = {
  title: "When",
  cell: ({ createdAt }: ImportLine) => (
    <time dateTime={createdAt.toISOString()}>{formatFullMoment(createdAt, "en")}</time>
  ),
};

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
        <Button type="submit" look="quiet" size="row" aria-label={`Discard ${fileName}`}>
          Discard
        </Button>
      </Form>
    ),
  },
];

/** The earlier imports and their states. */
function EarlierImports({ imports }: { imports: Page<ImportLine> }) {
  if (imports.rows.length === 0) return null;
  const addressOf = (page: number) => `${href("/admin/races/import")}?page=${page}`;
  return (
    <section className="mt-12 grid gap-4" aria-labelledby="earlier">
      <h2 id="earlier" className="text-xl">
        Earlier imports
      </h2>
      <Records
        caption="Earlier imports"
        columns={columns}
        rows={imports.rows}
        keyOf={({ id }) => id}
      />
      <Pagination page={imports.page} pages={imports.pages} addressOf={addressOf} />
    </section>
  );
}

const columns = [
  fileColumn,
  { title: "State", cell: ({ state }: ImportLine) => stateNames[state] },
  {
    title: "Races",
    isNumber: true,
    cell: ({ raceCount }: ImportLine) => formatCount(raceCount),
  },
  {
    title: "Created",
    isNumber: true,
    cell: ({ tally }: ImportLine) => formatCount(tally.created),
  },
  {
    title: "Updated",
    isNumber: true,
    cell: ({ tally }: ImportLine) => formatCount(tally.updated),
  },
  byColumn,
  whenColumn,
];
