import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { priceProblems } from "#features/registrations/prices/messages.ts";
import { findOwnSale } from "#features/registrations/prices/queries.server.ts";
import { PricesScreen } from "#features/registrations/prices/screens/prices-screen.tsx";
import { submitSale } from "#features/registrations/prices/screens/prices-submission.server.ts";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/prices.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const own = await findOwnSale(services(args.context), editor, args.params.id);
  if (!own) throw raceMissing();
  return own;
}

/** The page of the race shows the prices. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitSale(args, editor, { at, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), priceProblems.failed);

/** Also after a refusal: somebody else may have changed the prices. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Prices", es: "Precios" }, pageLanguages(matches).lang);

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesScreen key={loaderData.race.id} own={loaderData} errors={actionData ?? null} />;
}
