import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { extraProblems } from "#features/registrations/extras/messages.ts";
import { findOwnExtras } from "#features/registrations/extras/queries.server.ts";
import { ExtrasScreen } from "#features/registrations/extras/screens/extras-screen.tsx";
import {
  extraChanges,
  submitExtra,
} from "#features/registrations/extras/screens/extras-submission.server.ts";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { readId } from "#values/id.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/extras.ts";
import { requireEditor } from "./editor.server.ts";

/** No cached page says what a race sells beside its entries. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(extraChanges, change);
  const own = await findOwnExtras(services(args.context), editor, id);
  if (!own) throw raceMissing();
  return { own, editedId: readId(args.url.searchParams.get("extra")) };
}

/** Adds or saves an extra, or changes one in the list; a refusal is shown on the same screen. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, change } = args.params;
  if (change === undefined) return submitExtra(args, editor, { at, id });
  return changeOf(extraChanges, change)(args, editor, { at, id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), extraProblems.failed);

/** Also after a refusal: somebody else may have changed the extras. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Extras", es: "Adicionales" }, pageLanguages(matches).lang);

export default function Extras({ loaderData, actionData }: Route.ComponentProps) {
  return <ExtrasScreen {...loaderData} errors={actionData ?? null} />;
}
