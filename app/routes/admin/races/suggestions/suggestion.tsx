import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { findAlike } from "#features/races/duplicates/duplicates.server.ts";
import { declineForm } from "#features/suggestions/schema.ts";
import {
  type AlikeRace,
  declineReasons,
  type SuggestionProblem,
  type SuggestionRecord,
  suggestionProblems,
  suggestionStatusWords,
} from "#features/suggestions/suggestion.ts";
import {
  acceptSuggestion,
  declineSuggestion,
  findSuggestion,
} from "#features/suggestions/suggestions.server.ts";
import { changeOf } from "#routes/changes.ts";
import type { Handle } from "#routes/handle.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, formatFullMoment } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/suggestion.ts";

/** A decision changes no page: races are changed in their editor. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const { db, now } = services(args.context);
  const suggestion = await findSuggestion({ db }, args.params.id);
  if (!suggestion) throw data(suggestionProblems.gone, 404);
  const { name, city, startDate: day, raceId, status } = suggestion;
  const isNew = raceId === null && status === "waiting";
  const alike = isNew ? await findAlike({ db, now }, { name, city, day }) : [];
  return { suggestion, alike };
}

/** Also after a refusal: another administrator may have decided. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return changeOf(changes, args.params.change)(args, admin);
}

const changes = { accept: submitAcceptance, decline: submitRefusal };

async function submitAcceptance(args: Route.ActionArgs, admin: Admin) {
  const form = await formOf(args.request);
  const id = readId(args.params.id);
  if (id === null) throw data(suggestionProblems.gone, 404);
  const origin = publicOrigin(args.request);
  const asked = { id, made: null };
  const { problem } = await acceptSuggestion(services(args.context), admin, asked, origin);
  return problem ? refused(problem, form) : decided("Suggestion accepted.");
}

async function submitRefusal(args: Route.ActionArgs, admin: Admin) {
  const form = await formOf(args.request);
  const id = readId(args.params.id);
  if (id === null) throw data(suggestionProblems.gone, 404);
  const { value } = readForm(declineForm, form);
  if (!value) return refused("no-reason", form);
  const url = publicOrigin(args.request) + href("/suggest");
  const asked = { id, reason: value.reason };
  const { problem } = await declineSuggestion(services(args.context), admin, asked, url);
  return problem ? refused(problem, form) : decided("Suggestion declined.");
}

function decided(sentence: string): Response {
  return seeOtherSaying(href("/admin/races/suggestions"), sentence);
}

function refused(problem: SuggestionProblem, form: FormData) {
  if (problem === "gone") throw data(suggestionProblems.gone, 404);
  const status = problem === "no-reason" ? 400 : 409;
  return data(formErrors(suggestionProblems[problem], form), status);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Suggestion", "en");

/** What a visitor suggests, with the ways to decide about it. */
export default function Suggestion({ loaderData, actionData }: Route.ComponentProps) {
  const { suggestion, alike } = loaderData;
  const { raceId, status, createdAt } = suggestion;
  return (
    <>
      <BackLink to={href("/admin/races/suggestions")}>All suggestions</BackLink>
      <ToolHeading
        lead={`${raceId === null ? "New race" : "Correction"} · sent on ${formatFullMoment(createdAt, "en")}`}
        actions={
          <span
            className={`chip ${status === "waiting" ? "border-sky text-sky" : "border-edge text-slate"}`}
          >
            {suggestionStatusWords[status]}
          </span>
        }
      >
        {suggestion.name}
      </ToolHeading>
      <div className="grid max-w-200 gap-6">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        {status !== "waiting" && <Decided suggestion={suggestion} />}
        {alike.length > 0 && <AlikeRaces races={alike} />}
        <Content suggestion={suggestion} />
        {status === "waiting" && <Decision suggestion={suggestion} />}
      </div>
    </>
  );
}

function Decided({ suggestion }: { suggestion: SuggestionRecord }) {
  const { reason, decidedAt, decidedBy, madeRaceId } = suggestion;
  return (
    <Notice>
      {suggestionStatusWords[suggestion.status]} by {decidedBy ?? "a former admin"}
      {decidedAt && `, ${formatFullMoment(decidedAt, "en")}`}. {reason && declineReasons[reason].en}
      {madeRaceId && <TextLink to={href("/races/:id", { id: madeRaceId })}>See the race</TextLink>}
    </Notice>
  );
}

function AlikeRaces({ races }: { races: AlikeRace[] }) {
  return (
    <Notice>
      <p className="font-semibold">Races with a similar name</p>
      <ul className="mt-2 grid gap-1">
        {races.map(({ id, name, startDate, city, country }) => (
          <li key={id}>
            <TextLink to={href("/races/:id", { id })}>{name}</TextLink>{" "}
            <span className="text-muted">
              {formatDay(startDate, "en")} · {city}, {country}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Content({ suggestion }: { suggestion: SuggestionRecord }) {
  const { startDate, city, country, distances, link, note, email } = suggestion;
  const facts = [
    ["Date", startDate && formatDay(startDate, "en")],
    ["Place", [city, country].filter(Boolean).join(", ")],
    ["Distances", distances],
    ["Email", email],
  ] as const;
  return (
    <dl className="grid gap-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm font-medium text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      {isWebAddress(link) && (
        <div>
          <dt className="text-sm font-medium text-muted">Link</dt>
          <dd>
            <OutsideLink href={link} className="wrap-anywhere">
              {link}
            </OutsideLink>
          </dd>
        </div>
      )}
      {note && (
        <div>
          <dt className="text-sm font-medium text-muted">Note</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
        </div>
      )}
    </dl>
  );
}

/** A new race is accepted when it is saved, a correction once the race is changed. */
function Decision({ suggestion: { id, raceId, email } }: { suggestion: SuggestionRecord }) {
  const isBusy = useNavigation().formMethod === "POST";
  const told = email ? " The sender gets an email, and the address is deleted." : "";
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-3">
        {raceId === null ? (
          <ButtonLink to={`${href("/admin/races/new")}?suggestion=${id}`}>
            Create a race from it
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={href("/admin/races/edit/:id", { id: raceId })} look="quiet">
              Edit the race
            </ButtonLink>
            <Form
              method="post"
              action={href("/admin/races/suggestions/:id/:change?", { id, change: "accept" })}
            >
              <Button type="submit" busy={isBusy}>
                Accept
              </Button>
            </Form>
          </>
        )}
      </div>
      <p className="-mt-3 text-sm text-muted">
        {raceId === null
          ? `The editor opens with what was sent. Saving the race accepts the suggestion.${told}`
          : `Change the race first, then accept.${told}`}
      </p>
      <Form
        method="post"
        action={href("/admin/races/suggestions/:id/:change?", { id, change: "decline" })}
        className="flex flex-wrap items-end gap-3"
      >
        <Select
          label="Decline because"
          name="reason"
          defaultValue=""
          options={[
            { value: "", label: "Please choose" },
            ...Object.entries(declineReasons).map(([value, { en }]) => ({ value, label: en })),
          ]}
        />
        <Button type="submit" look="quiet" busy={isBusy}>
          Decline
        </Button>
      </Form>
    </div>
  );
}
