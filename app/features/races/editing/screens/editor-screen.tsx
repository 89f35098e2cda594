import type { ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import {
  distanceTexts,
  type EditedDistance,
  type EditedRace,
  type OwnRace,
  type RaceDetails,
} from "#features/races/editing/details.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import type { CardPreview } from "#features/races/editing/preview/card-preview.ts";
import { RacePreview } from "#features/races/editing/preview/race-preview.tsx";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EditForm, OpenedWith } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { DistanceFields } from "./distance-fields.tsx";
import { EditDetails, OrderForm } from "./edit-details.tsx";
import { distanceTab, type EditTab, editPath, readTab } from "./edit-tab.ts";
import { distanceGroups, orderGroup, raceGroups } from "./race-labels.ts";

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
  const say = useSay();
  const lang = useLang();
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
      <ToolHeading lead={formatDay(race.details.start_date, lang)} actions={ways}>
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
                  {say({ en: "Delete Distance", es: "Eliminar distancia" })}
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

/** The tabs of the editor, each with its own address. */
function EditTabs({ race, tab }: { race: Pick<EditedRace, "id" | "distances">; tab: EditTab }) {
  const say = useSay();
  const at = useWorkplace();
  const tabs = [
    { name: "details", label: say({ en: "Details", es: "Datos" }) },
    ...race.distances.map(({ id, details }) => ({
      name: distanceTab(id),
      label: details.distance,
    })),
    { name: "add-distance", label: say({ en: "Add Distance", es: "Agregar distancia" }) },
  ];
  return (
    <nav aria-label={say({ en: "Parts of the race", es: "Partes de la carrera" })} className="tabs">
      {tabs.map(({ name, label }) => (
        <Link
          key={name}
          to={editPath(at, race.id, name)}
          aria-current={name === tab.name ? "page" : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The tab of one distance, or of one more. */
function EditDistance({
  race,
  distance,
  isGone,
  answer: errors,
  isBusy,
}: {
  race: Pick<EditedRace, "id" | "distances"> & { details: Pick<RaceDetails, "start_time"> };
  distance: EditedDistance | null;
  /** The distance was deleted: what was typed about it can be added as a new one. */
  isGone: boolean;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const say = useSay();
  const at = useWorkplace();
  const cancel = (
    <ButtonLink look="plain" to={at.races}>
      {say({ en: "Cancel", es: "Cancelar" })}
    </ButtonLink>
  );
  if (!distance) {
    return (
      <>
        {isGone && !errors && <Notice kind="problem">{editingProblems["no-distance"]}</Notice>}
        <DistanceFields
          distance={null}
          race={race.details}
          currency={race.distances.at(-1)?.details.price_currency}
          save={say({ en: "Add Distance", es: "Agregar distancia" })}
          errors={errors}
          isBusy={isBusy}
        >
          {cancel}
        </DistanceFields>
      </>
    );
  }
  const texts =
    errors?.meanwhile?.stored ?? distanceTexts({ ...distance.details, ...distance.pictures });
  return (
    <>
      <OpenedWith texts={texts} answer={errors} />
      <DistanceFields
        save={say({ en: "Save Distance", es: "Guardar distancia" })}
        distance={distance}
        race={race.details}
        errors={errors}
        isBusy={isBusy}
        course={
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
            <p className="min-w-0 flex-1 basis-60 text-muted">
              {say({
                en: "A GPX, TCX, KML or FIT file gives the page a profile, a line and the climb.",
                es: "Un archivo GPX, TCX, KML o FIT le da a la página un perfil, un trazado y el desnivel.",
              })}
            </p>
            <ButtonLink look="quiet" to={at.course(race.id, distance.id)}>
              {say({ en: "Course and Profile", es: "Recorrido y perfil" })}
            </ButtonLink>
          </div>
        }
      >
        {cancel}
      </DistanceFields>
    </>
  );
}
