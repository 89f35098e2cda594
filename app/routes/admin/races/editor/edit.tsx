import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import cardStyles from "#features/races/card/race-card.css?url";
import { editingMessages, editingProblems } from "#features/races/editing/messages.ts";
import { findCardPreview } from "#features/races/editing/preview/queries.server.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { readTab, unsavedSentence } from "#features/races/editing/screens/edit-tab.ts";
import { EditorScreen } from "#features/races/editing/screens/editor-screen.tsx";
import { raceFormOf, submitTab } from "#features/races/editing/screens/submission.server.ts";
import { office } from "#features/races/editing/workplace.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { EditMissing } from "../edit-missing.tsx";
import { RaceWays } from "../race-ways.tsx";
import type { Route } from "./+types/edit.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, log } = services(args.context);
  try {
    const race = await findEditedRace({ db }, admin, args.params.id);
    if (!race) return data({ race: null, preview: null, isThere: false }, 404);
    const preview = await findCardPreview(services(args.context), args.request, race.id);
    return data({ race, preview, isThere: true });
  } catch (error) {
    log.error({ error }, "race not loaded for editing");
    return data({ race: null, preview: null, isThere: true }, 500);
  }
}

/** Also after a refusal: changes that another administrator stored are shown beside what was typed. */
export const shouldRevalidate = isServerReached;

/** The tab in the address says which form it is. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const race = await findEditedRace(services(args.context), admin, args.params.id);
  if (!race) throw data(editingProblems["no-race"], 404);
  const tab = readTab(args.url.searchParams.get("tab"), race);
  return submitTab(args, admin, { at: office, race, tab, form: await raceFormOf(args, admin) });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, unsavedSentence(args.request));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData?.race ? `Edit ${loaderData.race.details.race_name}` : editingProblems["no-race"],
  );

/** A race with a tab for what it is and one for each of its distances. */
export default function EditRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, preview, isThere } = loaderData;
  if (!race || !preview) {
    const sentence = isThere ? editingMessages.notLoaded : editingProblems["no-race"];
    return <EditMissing sentence={sentence} isThere={isThere} />;
  }
  return (
    <EditorScreen
      race={race}
      answer={actionData ?? null}
      preview={preview}
      ways={<RaceWays race={race} />}
      danger={
        <ButtonLink
          look="plain"
          className="-ml-3 text-danger"
          to={href("/admin/races/edit/:id/delete", { id: race.id })}
        >
          Delete race
        </ButtonLink>
      }
      back="Back to Races"
    />
  );
}
