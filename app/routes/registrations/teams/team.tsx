import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { addPerson } from "#features/registrations/companions.server.ts";
import { findEntryForm } from "#features/registrations/rules/queries.server.ts";
import {
  addOwnEntry,
  changeLink,
  changeNumber,
  handLeadOn,
  removeMember,
  renameTeam,
} from "#features/registrations/teams/commands.server.ts";
import { teamProblems } from "#features/registrations/teams/messages.ts";
import { findTeam } from "#features/registrations/teams/queries.server.ts";
import { teamForm } from "#features/registrations/teams/schema.ts";
import { TeamScreen } from "#features/registrations/teams/screens/team-screen.tsx";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/team.ts";
import { refused } from "./refused.server.ts";

/** No cached page names teams. */
export const handle: Handle = { keepsPages: true };

const changes = { add, captain, enter, leg, link, "close-link": closeLink, remove, rename };

/** `/teams/:id`: a team, for its captain and its members. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db, now } = services(args.context);
  const found = await findTeam({ db, now }, viewer, id);
  if (!found) throw data("Team not found", 404);
  const { inviteCode, captainId: _, origin: __, ...team } = found;
  const form = await findEntryForm({ db }, team.raceId);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const path = inviteCode && href("/team-invitations/:token/:change?", { token: inviteCode });
  const link = path && inLanguage(languageOf(args.url), publicOrigin(args.request) + path);
  return data(
    {
      team,
      link: team.isLed ? link : null,
      entersOthers: form.people > 1,
      said,
    },
    said ? { headers: { "Set-Cookie": saidNow() } } : {},
  );
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const change = changeOf(changes, args.params.change);
  const form = await formOf(args.request);
  if (!(await services(args.context).limits.allow("teamChange", viewer.userId))) {
    return data<FormErrors>(formErrors(teamProblems["too-often"], form), 429);
  }
  return change(args, viewer, form);
}

async function add({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const entry = String(form.get("entry"));
  const { problem } = await addOwnEntry(services(context), viewer, params.id, entry);
  if (problem) return refused(problem, form);
  return said(params.id, {
    en: "The entry is in the team.",
    es: "La inscripción está en el equipo.",
  });
}

async function captain({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const entry = String(form.get("captain"));
  const { problem } = await handLeadOn(services(context), viewer, params.id, entry);
  if (problem) return refused(problem, form);
  return said(params.id, {
    en: "The team has its new captain.",
    es: "El equipo tiene a su nuevo capitán.",
  });
}

/** Opens the form for somebody whom a leader enters and pays for. */
async function enter({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const all = services(context);
  const team = await findTeam(all, viewer, params.id);
  if (!team?.isLed) return refused("gone", form);
  const { raceId, distanceId, id: teamId } = team;
  const who = { from: null, companionId: null, teamId };
  const added = await addPerson(all, viewer, { raceId, distanceId }, who);
  return added ? redirect(wizardPath({ ...added, step: 1 }), 303) : refused("closed", form);
}

async function leg({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const { problem } = await changeNumber(services(context), viewer, params.id, {
    registrationId: String(form.get("entry")),
    number: Number(form.get("leg")),
  });
  if (problem) return refused(problem, form);
  return said(params.id, { en: "The legs have been changed.", es: "Se cambiaron los tramos." });
}

async function link(args: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const { context, params } = args;
  const { problem } = await changeLink(services(context), viewer, params.id, { isOpen: true });
  if (problem) return refused(problem, form);
  return said(params.id, {
    en: "There is a new link. An earlier one no longer works.",
    es: "Hay un enlace nuevo. El anterior ya no funciona.",
  });
}

async function closeLink({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const { problem } = await changeLink(services(context), viewer, params.id, { isOpen: false });
  if (problem) return refused(problem, form);
  return said(params.id, { en: "The link no longer works.", es: "El enlace ya no funciona." });
}

async function remove({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const all = services(context);
  const captain = form.get("captain");
  const { problem, hasTeam } = await removeMember(all, viewer, params.id, {
    registrationId: String(form.get("entry")),
    captain: typeof captain === "string" ? captain : null,
  });
  if (problem) return refused(problem, form);
  if (hasTeam && (await findTeam(all, viewer, params.id))) {
    return said(params.id, {
      en: "The entry is no longer in the team.",
      es: "La inscripción ya no está en el equipo.",
    });
  }
  return redirect(href("/dashboard"), 303);
}

async function rename({ context, params }: Route.ActionArgs, viewer: Viewer, form: FormData) {
  const { value, errors } = readForm(teamForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await renameTeam(services(context), viewer, params.id, value.name);
  if (problem) return refused(problem, form);
  return said(params.id, {
    en: "The team has its new name.",
    es: "El equipo tiene su nuevo nombre.",
  });
}

function said(id: string, sentence: Words) {
  return seeOtherSaying(href("/teams/:id/:change?", { id }), sentence);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), teamProblems.failed);

/** Also after a refusal: others may have joined meanwhile. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

const missing: Words = { en: "Team not found", es: "No encontramos este equipo" };

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta({ en: "Your team", es: "Tu equipo" }, pageLanguages(matches).lang)
    : missingMeta(matches, error, missing);

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} errors={actionData ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(missing)}
      missing={say({
        en: "Only its captain and its members can see a team. It may also have been deleted.",
        es: "Solo su capitán y sus integrantes pueden ver un equipo. También es posible que se haya eliminado.",
      })}
      failed={say({
        en: "This team could not be loaded. Please try again.",
        es: "No se pudo cargar este equipo. Inténtalo de nuevo.",
      })}
      ways={[
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
        { to: href("/dashboard"), label: say({ en: "Go to your dashboard", es: "Ir a tu panel" }) },
      ]}
    />
  );
}
