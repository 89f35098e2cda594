import { data, href, redirect } from "react-router";
import type { Organizer } from "#features/organizers/organizer.ts";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import {
  choosePayee,
  connectAccount,
  continueAccount,
  refreshAccount,
} from "#features/payouts/commands.server.ts";
import { type PayoutProblem, payoutProblems } from "#features/payouts/messages.ts";
import { accountOf, lastPayouts, racesToPay } from "#features/payouts/queries.server.ts";
import { countryForm, payeeForm } from "#features/payouts/schema.ts";
import { PayoutsScreen } from "#features/payouts/screens/payouts-screen.tsx";
import { publicOrigin, services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/payouts.ts";

/** Nothing that everybody sees changes. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const all = services(args.context);
  const { searchParams } = args.url;
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  if (searchParams.has("again")) {
    const opened = await continueAccount(all, organizer, wayBack(args));
    if ("url" in opened) throw redirect(opened.url, 303);
  }
  if (searchParams.has("back")) await refreshAccount(all, organizer);
  return {
    account: await accountOf(all, organizer),
    payouts: await lastPayouts(all, organizer),
    races: await racesToPay(all, organizer),
    isAvailable: all.payments.hasAccounts,
  };
}

/** Connects an account, or makes another change; a refusal is shown on the same screen. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { change } = args.params;
  if (change !== undefined) return changeOf(changes, change)(args, organizer);
  const form = await formOf(args.request);
  const { value, errors } = readForm(countryForm, form);
  if (!value) return data(errors, 400);
  const all = services(args.context);
  return leadTo(await connectAccount(all, organizer, value.country, wayBack(args)), form);
}

const changes = { continue: submitContinuation, payee: submitPayee };

async function submitContinuation(args: Route.ActionArgs, organizer: Organizer) {
  const form = await formOf(args.request);
  const all = services(args.context);
  return leadTo(await continueAccount(all, organizer, wayBack(args)), form);
}

async function submitPayee(args: Route.ActionArgs, organizer: Organizer) {
  const form = await formOf(args.request);
  const { value, errors } = readForm(payeeForm, form);
  if (!value) return data(errors, 400);
  const all = services(args.context);
  const { problem } = await choosePayee(all, organizer, value.race, value.use);
  if (problem) return leadTo({ problem }, form);
  return seeOtherSaying(href("/organize/payouts/:change?"), { en: "Saved.", es: "Guardado." });
}

function leadTo(to: { url: string } | { problem: PayoutProblem }, form: FormData) {
  if ("url" in to) return redirect(to.url, 303);
  return data(formErrors(payoutProblems[to.problem], form), 409);
}

/** Where the payment provider leads back to: `back` when its page is left, `again` when its link was used up. */
function wayBack({ request, url }: Pick<Route.ActionArgs, "request" | "url">) {
  const path =
    publicOrigin(request) + inLanguage(languageOf(url), href("/organize/payouts/:change?"));
  return { returnUrl: `${path}?back=yes`, againUrl: `${path}?again=yes` };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Card payments", es: "Pagos con tarjeta" }, pageLanguages(matches).lang);

/** The account that an organizer is paid on. */
export default function Payouts({ loaderData, actionData }: Route.ComponentProps) {
  return <PayoutsScreen {...loaderData} errors={actionData ?? null} />;
}
