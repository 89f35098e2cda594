import type { ReactNode } from "react";
import { useNavigation, useSearchParams } from "react-router";
import type { OwnRace } from "#features/races/editing/details.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { OrderForm } from "./distance-order.tsx";
import { EditDetails } from "./edit-details.tsx";
import { EditDistance } from "./edit-distance.tsx";
import { type EditTab, editPath, readTab } from "./edit-tab.ts";
import { EditTabs } from "./edit-tabs.tsx";

/** A race with a tab for what it is and one for each of its distances. */
export function EditorScreen({
  race,
  answer,
  ways,
  note,
  back,
}: {
  race: OwnRace;
  answer: EditAnswer | null;
  /** Links to what else can be done with the race. */
  ways: ReactNode;
  /** What to know before changing it. */
  note?: ReactNode;
  /** The words of the link to the list of races. */
  back: string;
}) {
  const at = useWorkplace();
  const navigation = useNavigation();
  const [searchParams] = useSearchParams();
  const tab = readTab(searchParams.get("tab"), race);
  const isBusy = navigation.formMethod === "POST";
  return (
    <>
      <BackLink to={at.races}>{back}</BackLink>
      <ToolHeading lead={formatDay(race.details.start_date)} actions={ways}>
        {race.details.race_name}
      </ToolHeading>
      {note}
      <EditTabs race={race} tab={tab} />
      <EditForm key={tab.name} action={editPath(at, race.id, formTab(tab))} answer={answer}>
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
