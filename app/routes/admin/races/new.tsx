import { href, redirect, useNavigation } from "react-router";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import cardStyles from "#features/races/card/race-card.css?url";
import { createRace } from "#features/races/editing/commands.server.ts";
import { type EditedRace, usualStartTime } from "#features/races/editing/details.ts";
import { addDistance } from "#features/races/editing/distances/distances.server.ts";
import { editingMessages, editingProblems } from "#features/races/editing/messages.ts";
import { findCardPreview } from "#features/races/editing/preview/queries.server.ts";
import { RacePreview } from "#features/races/editing/preview/race-preview.tsx";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { distanceForm, raceForm } from "#features/races/editing/schema.ts";
import { DistanceFields } from "#features/races/editing/screens/distance-fields.tsx";
import { RaceFields } from "#features/races/editing/screens/race-fields.tsx";
import { raceGroups } from "#features/races/editing/screens/race-labels.ts";
import { invalid, raceFormOf, refused } from "#features/races/editing/screens/submission.server.ts";
import { usualMinimumAge } from "#features/races/page/age.ts";
import { storedCountry } from "#features/races/places/gazetteer/gazetteer.server.ts";
import { typedWithCode } from "#features/races/written-price.ts";
import type { SuggestionRecord } from "#features/suggestions/suggestion.ts";
import {
  acceptSuggestion,
  findSuggestion,
  suggestedDistances,
} from "#features/suggestions/suggestions.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readForm } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { readId } from "#values/id.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/new.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { searchParams } = args.url;
  const raceId = searchParams.get("race");
  const own = services(args.context);
  const race = raceId === null ? null : await findEditedRace(own, admin, raceId);
  if (raceId !== null && !race) throw redirect(href("/admin/races/new"));
  const suggestion = await findSuggestion(own, searchParams.get("suggestion") ?? "");
  return {
    race,
    distances: race === null ? "" : await suggestedDistances(own, race.id),
    preview: await findCardPreview(own, args.request, race?.id ?? null),
    suggested:
      race === null && suggestion?.status === "waiting"
        ? { ...suggestion, details: suggestedDetails(suggestion) }
        : null,
  };
}

/** Without a race in the address the form makes one; with a race it adds a distance to it. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const raceId = args.url.searchParams.get("race");
  return raceId === null ? submitRace(args, admin) : submitDistance(args, admin, raceId);
}

async function submitRace(args: RequestArgs, admin: Admin) {
  const form = await raceFormOf(args, admin);
  const { value, errors } = readForm(raceForm, form);
  if (errors) return invalid(args, form, errors);
  const made = await createRace(services(args.context), admin, value);
  if (made.problem !== null) return refused(form, made);
  dropPages(args.context);
  const suggestion = readId(new URL(args.request.url).searchParams.get("suggestion") ?? "");
  if (suggestion) {
    const accepted = { id: suggestion, made: made.id };
    const origin = publicOrigin(args.request);
    await acceptSuggestion(services(args.context), admin, accepted, origin);
  }
  return seeOtherSaying(stepPath(made.id), editingMessages.created);
}

async function submitDistance(args: RequestArgs, admin: Admin, id: string) {
  const form = await raceFormOf(args, admin);
  const { value, errors } = readForm(distanceForm, form);
  if (errors) return invalid(args, form, errors);
  const race = await findEditedRace(services(args.context), admin, id);
  if (!race) return refused(form, { problem: "no-race" }, 404);
  const made = await addDistance(services(args.context), admin, { raceId: race.id }, value);
  if (made.problem !== null) return refused(form, made);
  dropPages(args.context);
  return seeOtherSaying(stepPath(race.id), `${value.distance} added.`);
}

function stepPath(id: string): string {
  return withQuery(href("/admin/races/new"), { race: id });
}

export function clientAction(args: Route.ClientActionArgs) {
  const hasRace = new URL(args.request.url).searchParams.has("race");
  return editorAnswer(args, editingProblems[hasRace ? "distance-not-saved" : "not-created"]);
}

export const meta: Route.MetaFunction = () => officeMeta("Add Race", "en");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

const formId = "new-race";

/** A race in two steps: what it is, and its distances. */
export default function AddRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, distances, preview, suggested } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const errors = actionData ?? null;
  const step = race ? `distance ${race.distances.length}` : "race";
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead={race?.details.race_name}>Add Race</ToolHeading>
      <div className="mb-8 max-w-200">
        <Steps steps={[{ label: "Details" }, { label: "Distances" }]} current={race ? 1 : 0} />
      </div>
      <Editor
        groups={race ? [] : Object.values(raceGroups)}
        beside={
          <RacePreview
            key={step}
            formId={formId}
            preview={preview}
            race={race}
            typed={errors?.typed}
          />
        }
      >
        <EditForm id={formId} key={step} answer={errors}>
          {race ? (
            <NewDistances race={race} suggested={distances} errors={errors} isBusy={isBusy} />
          ) : (
            <NewRace suggested={suggested} errors={errors} isBusy={isBusy} />
          )}
        </EditForm>
      </Editor>
    </>
  );
}

type Suggested = SuggestionRecord & { details: ReturnType<typeof suggestedDetails> };

/** The first step, filled in with what a visitor suggested. */
function NewRace({
  suggested,
  errors,
  isBusy,
}: {
  suggested: Suggested | null;
  errors: EditAnswer | null;
  isBusy: boolean;
}) {
  return (
    <>
      {suggested && (
        <Notice>
          From{" "}
          <TextLink
            to={href("/admin/races/suggestions/:id/:change?", { id: suggested.id })}
            target="_blank"
          >
            a suggestion
          </TextLink>
          , which is accepted when this race is saved.
          {[suggested.distances, suggested.note].filter(Boolean).map((text) => (
            <span key={text} className="mt-1 block whitespace-pre-line">
              {text}
            </span>
          ))}
        </Notice>
      )}
      <RaceFields details={suggested?.details ?? null} photo={null} errors={errors} />
      <SaveBar>
        <FormWays busy={isBusy} out={href("/admin/races")} outLook="plain">
          {isBusy ? "Saving…" : "Save & Add Distances"}
        </FormWays>
      </SaveBar>
    </>
  );
}

/** The fields of a race that a suggestion fills in. */
function suggestedDetails({ name, startDate, city, country, link }: SuggestionRecord) {
  return {
    event: name,
    race_name: name,
    ...(startDate && { start_date: startDate }),
    start_time: usualStartTime,
    minimum_age: usualMinimumAge,
    race_type_category: "external" as const,
    city,
    country: storedCountry(country),
    registration_link: link || null,
  };
}

/** The second step: the distances added so far, a form for another one, and the way out. */
function NewDistances({
  race,
  suggested,
  errors,
  isBusy,
}: {
  race: EditedRace;
  /** What the visitor who suggested the race wrote about its distances. */
  suggested: string;
  errors: EditAnswer | null;
  isBusy: boolean;
}) {
  return (
    <>
      {suggested && <Notice>Suggested distances: {suggested}</Notice>}
      {race.distances.length > 0 && (
        <section aria-label="Distances so far">
          <ul className="grid gap-2">
            {race.distances.map(({ id, details }) => (
              <li
                key={id}
                className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5"
              >
                <b className="font-display">{details.distance}</b>
                <span className="min-w-0">{details.title}</span>
                <span className="tabular ml-auto text-muted">
                  {details.price
                    ? typedWithCode(details.price, details.price_currency)
                    : "no price yet"}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="text-xl">
        {race.distances.length > 0 ? "Add another distance" : "Add the first distance"}
      </h2>
      <DistanceFields
        distance={null}
        race={race.details}
        currency={race.distances.at(-1)?.details.price_currency}
        save="Add Distance"
        errors={errors}
        isBusy={isBusy}
      >
        <ButtonLink to={href("/admin/races")} look="quiet">
          Finish & View Race
        </ButtonLink>
      </DistanceFields>
    </>
  );
}
