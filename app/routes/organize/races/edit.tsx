import { data, href } from "react-router";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import cardStyles from "#features/races/card/race-card.css?url";
import { editingProblems } from "#features/races/editing/messages.ts";
import { findCardPreview } from "#features/races/editing/preview/queries.server.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { readTab, unsavedSentence } from "#features/races/editing/screens/edit-tab.ts";
import { EditorScreen } from "#features/races/editing/screens/editor-screen.tsx";
import { raceFormOf, submitTab } from "#features/races/editing/screens/submission.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { toDay } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/edit.ts";
import { RaceNote } from "./edit/race-note.tsx";
import { RaceWays } from "./edit/race-ways.tsx";

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const { db, now } = services(args.context);
  const race = await findEditedRace({ db }, organizer, args.params.id);
  if (!race) throw data(editingProblems["no-race"], 404);
  const { is_premium: _, race_type_category: __, ...details } = race.details;
  const preview = await findCardPreview({ db, now }, args.request, race.id);
  return { race: { ...race, details }, preview, today: toDay(now()) };
}

/** Also after a refusal: changes that somebody else stored are shown beside what was typed. */
export const shouldRevalidate = isServerReached;

/** The tab in the address says which form it is. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const race = await findEditedRace(services(args.context), organizer, args.params.id);
  if (!race) throw data(editingProblems["no-race"], 404);
  const tab = readTab(args.url.searchParams.get("tab"), race);
  const form = await raceFormOf(args, organizer);
  return submitTab(args, organizer, { at: workspace, race, tab, form });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, unsavedSentence(args.request));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? `Edit ${loaderData.race.details.race_name}` : editingProblems["no-race"]);

/** An own race with a tab for what it is and one for each of its distances. */
export default function EditOwnRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, preview, today } = loaderData;
  const { race_status, start_date } = race.details;
  const mayCancel = race_status !== "cancelled" && start_date >= today;
  return (
    <EditorScreen
      race={race}
      answer={actionData ?? null}
      preview={preview}
      ways={<RaceWays race={race} />}
      danger={
        mayCancel && (
          <ButtonLink
            look="plain"
            className="-ml-3 text-danger"
            to={href("/organize/races/:id/cancel", { id: race.id })}
          >
            Cancel race
          </ButtonLink>
        )
      }
      note={<RaceNote race={race} today={today} />}
      back="Back to your races"
    />
  );
}
