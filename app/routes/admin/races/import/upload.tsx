import { data, Form, href, redirect, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  backupColumns,
  optionalColumns,
  requiredColumns,
} from "#features/races/import/file/columns.ts";
import { maxFileBytes } from "#features/races/import/file/file.ts";
import type { FileProblem } from "#features/races/import/file/problem.ts";
import { FileProblemNotice } from "#features/races/import/file-problem-notice.tsx";
import { listImports, listWaitingFiles } from "#features/races/import/race-imports.server.ts";
import { uploadImport } from "#features/races/import/uploads.server.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/files/sent-files.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { upTo } from "#values/form/body-limit.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/upload.ts";
import { EarlierImports } from "./earlier-imports.tsx";
import { FileField } from "./file-field.tsx";
import { Steps } from "./steps.tsx";
import { WaitingFiles } from "./waiting-files.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const known = services(args.context);
  return { imports: await listImports(known, page), waiting: await listWaitingFiles(known) };
}

const fileLimit = upTo(30, "The file is larger than 20 MB. Split it into parts.");

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

export const meta: Route.MetaFunction = () => officeMeta("Import Races");

/** The first step of the wizard: which file. Earlier imports stand below. */
export default function UploadRaces({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction?.startsWith(href("/admin/races/import")) ?? false;
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
      <Steps current="Upload" />
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
      <summary className="link w-fit cursor-pointer py-1">What the file must hold</summary>
      <div className="mt-2 grid gap-2 text-sm">
        <p>
          One row is one distance; rows of the same title and date are one race. The first line
          names the columns, in any order. Other names, also in Spanish, are recognised, or you say
          in the next step what they are.
        </p>
        <p>
          Required: <ColumnList names={requiredColumns} />. Dates are written as YYYY-MM-DD; where
          they look like 13/05/2027, you are asked what comes first.
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
