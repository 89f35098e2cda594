import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { CodesScreen } from "#features/registrations/codes/screens/codes-screen.tsx";
import {
  submitResume,
  submitStop,
  submitVoucher,
} from "#features/registrations/codes/screens/codes-submission.server.ts";
import { priceProblems } from "#features/registrations/prices/messages.ts";
import { findOwnSale } from "#features/registrations/prices/queries.server.ts";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/codes.ts";
import { requireEditor } from "./editor.server.ts";

const changes = { stop: submitStop, resume: submitResume };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const own = await findOwnSale(services(args.context), editor, id);
  if (!own) throw raceMissing();
  return own;
}

/** Adds a code, or changes one; a refusal is shown on the same screen. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, change } = args.params;
  if (change === undefined) return submitVoucher(args, editor, { at, id });
  return changeOf(changes, change)(args, editor, { at, id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), priceProblems.failed);

/** Also after a refusal: somebody else may have changed the codes. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Codes", es: "Códigos" }, pageLanguages(matches).lang);

export default function Codes({ loaderData, actionData }: Route.ComponentProps) {
  return <CodesScreen own={loaderData} errors={actionData ?? null} />;
}
