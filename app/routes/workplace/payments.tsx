import { submitCardRefund } from "#features/payouts/cards/screens/card-submission.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { editsRace } from "#features/races/rights.server.ts";
import { settlingProblems } from "#features/registrations/orders/messages.ts";
import { officePayments, ordersPerPage } from "#features/registrations/orders/office.server.ts";
import { shelfAddress } from "#features/registrations/orders/schema.ts";
import { PaymentsScreen } from "#features/registrations/orders/screens/payments-screen.tsx";
import {
  submitArrival,
  submitRefusal,
  submitSettlement,
} from "#features/registrations/orders/screens/payments-submission.server.ts";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/payments.ts";
import { requireEditor } from "./editor.server.ts";

const changes = {
  confirm: submitArrival,
  refuse: submitRefusal,
  settle: submitSettlement,
  refund: submitCardRefund,
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { show: shelf, page } = shelfAddress.parse(Object.fromEntries(args.url.searchParams));
  const shown = await officePayments(services(args.context), editor, id, { shelf, page });
  if (!shown) throw raceMissing();
  return { shown, perPage: ordersPerPage };
}

/** Decides about an order or a payment; pages show the places that are taken or free then. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, change } = args.params;
  if (!(await editsRace(services(args.context), editor, raceIdOf(id)))) throw raceMissing();
  return changeOf(changes, change)(args, editor, { at, id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), settlingProblems.failed);

/** Also after a refusal: somebody else may have decided. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Payments", es: "Pagos" }, pageLanguages(matches).lang);

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentsScreen {...loaderData} errors={actionData ?? null} />;
}
