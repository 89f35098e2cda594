import { href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { importStepProblems } from "#features/races/import/preview/messages.ts";
import { movedLines } from "#features/races/import/schema.ts";
import { cancelImport, discardUpload, startImport } from "#features/races/import/steps.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { formOf } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../../changes.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/change.ts";

export const handle: Handle = { keepsPages: true };

type Change = (
  known: Services,
  admin: Admin,
  id: string,
  request: Request,
) => ReturnType<typeof startImport>;

const changes = {
  /** Begins an import, or continues one that stopped. */
  start: async (known, admin, id, request) => {
    const form = await formOf(request);
    const { data: moved } = movedLines.safeParse(form.getAll("moved"));
    if (!moved) return { problem: "not-offered" };
    return startImport(known, admin, id, {
      onlyExisting: form.has("only_existing"),
      moved,
      tellOrigin: form.get("tell") === "yes" ? publicOrigin(request) : null,
    });
  },
  /** Stops an import after the batch that is being stored. */
  cancel: cancelImport,
  /** Discards a file that was not imported. */
  discard: discardUpload,
} satisfies Record<string, Change>;

/** `POST /admin/races/import/:id/:change` */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id, change: name } = args.params;
  const change = changeOf<Change>(changes, name);
  const { problem } = await change(services(args.context), admin, id, args.request);
  if (name === "discard") {
    const said = problem ? importStepProblems[problem] : "The file is discarded.";
    return seeOtherSaying(href("/admin/races/import"), said);
  }
  const own = href("/admin/races/import/:id", { id });
  return problem ? seeOtherSaying(own, importStepProblems[problem]) : redirect(own, 303);
}

/** A visitor who opens the address is redirected to the import. */
export const loader = adminPostOnly(
  ({ id }: { id: string }) => href("/admin/races/import/:id", { id }),
  changes,
);
