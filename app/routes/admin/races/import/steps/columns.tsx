import { data, Form, href, redirect, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readMapping } from "#features/races/import/file/mapping.ts";
import { FileProblemNotice } from "#features/races/import/file-problem-notice.tsx";
import { mapImport } from "#features/races/import/mapping-step.server.ts";
import { findImport } from "#features/races/import/race-imports.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../../../handle.ts";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/columns.ts";
import { ColumnChoices } from "./column-choices.tsx";
import { DateOrderChoice } from "./date-order-choice.tsx";
import { ReadingQuestion } from "./reading-question.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { id } = args.params;
  const found = await findImport(services(args.context), id);
  if (!found) throw data("There is no such import.", 404);
  if (found.state !== "uploaded") throw redirect(href("/admin/races/import/:id", { id }));
  const { fileName, headings, mapping, question, hasOrder } = found;
  return { fileName, headings, mapping, question, hasOrder };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const known = services(args.context);
  const found = await findImport(known, id);
  if (!found) throw data("There is no such import.", 404);
  const mapping = readMapping(await formOf(args.request), found.headings);
  const { problem } = await mapImport(known, admin, id, mapping);
  if (problem) return data({ problem, mapping }, 400);
  return redirect(href("/admin/races/import/:id", { id }), 303);
}

export const meta: Route.MetaFunction = () => officeMeta("Columns of the file");

/** What the columns of a file mean and how its dates are read; remembered for the next such file. */
export default function FileColumnsForm({
  loaderData,
  actionData,
  params: { id },
}: Route.ComponentProps) {
  const { fileName, headings, question, hasOrder } = loaderData;
  const mapping = actionData?.mapping ?? loaderData.mapping;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <ToolHeading lead={fileName}>Columns of the file</ToolHeading>
      <Steps current="Preview" />
      <div className="mt-6 max-w-text">
        {actionData ? (
          <FileProblemNotice problem={actionData.problem} />
        ) : (
          <ReadingQuestion question={question} headings={headings} />
        )}
      </div>
      <Form method="post" className="mt-6 grid gap-6">
        {hasOrder && <DateOrderChoice chosen={mapping.dates} />}
        <ColumnChoices headings={headings} mapping={mapping} />
        <p className="max-w-text text-sm text-muted">
          This is remembered for the next file with the same headings.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Reading the file…" : "Continue to preview"}
          </Button>
          <ButtonLink
            to={question ? href("/admin/races/import") : href("/admin/races/import/:id", { id })}
            look="quiet"
          >
            Back
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
