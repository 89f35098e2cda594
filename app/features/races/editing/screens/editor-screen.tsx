import type { ReactNode } from "react";
import { useNavigation, useSearchParams } from "react-router";
import type { OwnRace } from "#features/races/editing/details.ts";
import type { CardPreview } from "#features/races/editing/preview/card-preview.ts";
import { RacePreview } from "#features/races/editing/preview/race-preview.tsx";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { OrderForm } from "./distance-order.tsx";
import { EditDetails } from "./edit-details.tsx";
import { EditDistance } from "./edit-distance.tsx";
import { type EditTab, editPath, readTab } from "./edit-tab.ts";
import { EditTabs } from "./edit-tabs.tsx";
import { distanceGroups, orderGroup, raceGroups } from "./race-groups.ts";

/** A race with a tab for what it is and one for each of its distances. */
export function EditorScreen({
  race,
  preview,
  answer,
  ways,
  danger,
  note,
  back,
}: {
  race: OwnRace;
  preview: CardPreview;
  answer: EditAnswer | null;
  /** Links to what else can be done with the race. */
  ways: ReactNode;
  /** The link to what ends the race. */
  danger: ReactNode;
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
  const isDetails = tab.kind === "details";
  const distance = tab.kind === "distance" ? tab.distance : null;
  return (
    <>
      <BackLink to={at.races}>{back}</BackLink>
      <ToolHeading lead={formatDay(race.details.start_date)} actions={ways}>
        {race.details.race_name}
      </ToolHeading>
      {note}
      <EditTabs race={race} tab={tab} />
      <Editor
        groups={isDetails ? groupsOf(race) : Object.values(distanceGroups)}
        beside={
          <RacePreview
            key={tab.name}
            formId={formId}
            preview={preview}
            race={race}
            distanceId={distance?.id ?? null}
            typed={answer?.typed}
          />
        }
        danger={
          isDetails
            ? danger
            : distance && (
                <ButtonLink
                  look="plain"
                  className="-ml-3 text-danger"
                  to={at.deleteDistance(race.id, distance.id)}
                >
                  Delete Distance
                </ButtonLink>
              )
        }
      >
        <EditForm
          id={formId}
          key={tab.name}
          action={editPath(at, race.id, formTab(tab))}
          answer={answer}
        >
          {isDetails ? (
            <EditDetails race={race} isBusy={isBusy} answer={answer} />
          ) : (
            <EditDistance
              race={race}
              isBusy={isBusy}
              answer={answer}
              distance={distance}
              isGone={tab.kind === "gone"}
            />
          )}
        </EditForm>
      </Editor>
      <OrderForm race={race} />
    </>
  );
}

const formId = "race-form";

/** A single distance has no order. */
function groupsOf(race: OwnRace) {
  const groups = Object.values(raceGroups);
  return race.distances.length > 1 ? [...groups, orderGroup] : groups;
}

/** The form of a deleted distance creates a new one. */
function formTab(tab: EditTab): string {
  return tab.kind === "gone" ? "add-distance" : tab.name;
}
