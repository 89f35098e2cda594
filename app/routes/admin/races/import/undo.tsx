import { data, Form, href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { importStepProblems } from "#features/races/import/preview/messages.ts";
import { mayUndo } from "#features/races/import/race-import.ts";
import { findImport } from "#features/races/import/race-imports.server.ts";
import { startUndo } from "#features/races/import/steps.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/undo.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { id } = args.params;
  const known = services(args.context);
  const found = await findImport(known, id);
  if (!found) throw data("There is no such import.", 404);
  if (!mayUndo(found, known.now())) throw redirect(href("/admin/races/import/:id", { id }));
  const { fileName, tally, tellsRunners } = found;
  return { fileName, tally, tellsRunners };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const { problem } = await startUndo(services(args.context), admin, id);
  const own = href("/admin/races/import/:id", { id });
  return problem ? seeOtherSaying(own, importStepProblems[problem]) : redirect(own, 303);
}

export const meta: Route.MetaFunction = () => officeMeta("Undo this import", "en");

/** Asks for confirmation, and says what is undone and what stays. */
export default function UndoImport({ loaderData, params: { id } }: Route.ComponentProps) {
  const { fileName, tally, tellsRunners } = loaderData;
  return (
    <>
      <ToolHeading lead={fileName}>Undo this import?</ToolHeading>
      <div className="grid max-w-text gap-4">
        {tally.created > 0 && (
          <p>
            It created{" "}
            <strong>{formatTotal({ total: tally.created }, ["race", "races"], "en")}</strong>, which{" "}
            {tally.created === 1 ? "is deleted with its" : "are deleted with their"} distances.
          </p>
        )}
        {tally.updated > 0 && (
          <p>
            It updated{" "}
            <strong>{formatTotal({ total: tally.updated }, ["race", "races"], "en")}</strong>, which{" "}
            {tally.updated === 1 ? "becomes what it was" : "become what they were"}.
          </p>
        )}
        <p>
          Races with registrations, reviews or claims stay, and so does everything that somebody has
          changed since. You will see a list of it.
        </p>
        {tellsRunners && (
          <p>Runners who were told that their race moved are told as well when it moves back.</p>
        )}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" look="danger">
            Undo this import
          </Button>
          <ButtonLink to={href("/admin/races/import/:id", { id })} look="quiet">
            Keep it
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
