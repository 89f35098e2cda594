import { data, href, useNavigation, useSearchParams } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { editingMessages, editingProblems } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { services } from "#services/context.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { EditForm } from "../../edit-form.tsx";
import { EditMissing } from "../edit-missing.tsx";
import { RaceWays } from "../race-ways.tsx";
import type { Route } from "./+types/edit.ts";
import { OrderForm } from "./distance-order.tsx";
import { EditDetails } from "./edit-details.tsx";
import { EditDistance } from "./edit-distance.tsx";
import { submitTab } from "./edit-submission.server.ts";
import { type EditTab, editPath, readTab } from "./edit-tab.ts";
import { EditTabs } from "./edit-tabs.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, log } = services(args.context);
  try {
    const race = await findEditedRace({ db }, admin, args.params.id);
    if (!race) return data({ race: null, isThere: false }, 404);
    return data({ race, isThere: true });
  } catch (error) {
    log.error({ error }, "race not loaded for editing");
    return data({ race: null, isThere: true }, 500);
  }
}

/** Also after a refusal: changes that another administrator stored are shown beside what was typed. */
export const shouldRevalidate = () => true;

/** The tab in the address says which form it is. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const race = await findEditedRace(services(args.context), admin, args.params.id);
  if (!race) throw data(editingProblems["no-race"], 404);
  const tab = readTab(args.url.searchParams.get("tab"), race);
  return submitTab(args, admin, { race, tab, form: await formOf(args.request) });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData?.race ? `Edit ${loaderData.race.details.race_name}` : editingProblems["no-race"],
  );

/** A race with a tab for what it is and one for each of its distances. */
export default function EditRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, isThere } = loaderData;
  const navigation = useNavigation();
  const [searchParams] = useSearchParams();
  if (!race) {
    const sentence = isThere ? editingMessages.notLoaded : editingProblems["no-race"];
    return <EditMissing sentence={sentence} isThere={isThere} />;
  }
  const tab = readTab(searchParams.get("tab"), race);
  const isBusy = navigation.formMethod === "POST";
  const answer = actionData ?? null;
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead={formatDay(race.details.start_date)} actions={<RaceWays race={race} />}>
        {race.details.race_name}
      </ToolHeading>
      <EditTabs race={race} tab={tab} />
      <EditForm key={tab.name} action={editPath(race.id, formTab(tab))} answer={answer}>
        {tab.kind === "details" && <EditDetails race={race} isBusy={isBusy} answer={answer} />}
        {tab.kind !== "details" && (
          <EditDistance
            race={race}
            isBusy={isBusy}
            answer={answer}
            distance={tab.kind === "distance" ? tab.distance : null}
            isGone={tab.kind === "gone"}
          />
        )}
      </EditForm>
      <OrderForm race={race} />
    </>
  );
}

/** The form of a deleted distance creates a new one. */
function formTab(tab: EditTab): string {
  return tab.kind === "gone" ? "add-distance" : tab.name;
}
