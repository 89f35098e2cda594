import { Form } from "react-router";
import {
  adminFields,
  type EditedRace,
  type OwnRace,
  type RaceField,
  registrationStatusOptions,
} from "#features/races/editing/details.ts";
import { statusWords } from "#features/races/editing/race-status-badge.tsx";
import { raceStatuses } from "#features/races/race.ts";
import { OpenedWith } from "#ui/editing/edit-form.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { MoveButtons, useSentOrder } from "#ui/list/move-buttons.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { type EditAnswer, type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { RaceFields } from "./race-fields.tsx";
import { orderGroup, raceLabels } from "./race-labels.ts";
import { useWorkplace } from "./workplace-context.tsx";

/** The tab of what a race is, with the order of its distances. */
export function EditDetails({
  race,
  answer,
  isBusy,
}: {
  race: OwnRace;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const say = useSay();
  const at = useWorkplace();
  const stored = fieldTexts({ ...race.details, race_photo: race.photo });
  const shown = at.isOffice ? stored : withoutAdminFields(stored);
  const opened = answer?.meanwhile?.stored ?? shown;
  return (
    <>
      <OpenedWith texts={opened} answer={answer} />
      <RaceFields
        details={race.details}
        photo={race.photo}
        errors={answer}
        status={<StatusFields race={race} errors={answer} />}
      />
      <DistanceOrder race={race} />
      <SaveBar>
        <FormWays busy={isBusy} out={at.races} outLook="plain">
          {isBusy
            ? say({ en: "Saving…", es: "Guardando…" })
            : say({ en: "Save Changes", es: "Guardar cambios" })}
        </FormWays>
      </SaveBar>
    </>
  );
}

/** What an organizer's form has no field for was not opened with it either. */
function withoutAdminFields(texts: FieldTexts): FieldTexts {
  const hidden: readonly string[] = adminFields;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}

function StatusFields({ race, errors }: { race: OwnRace; errors: FormErrors | null }) {
  const say = useSay();
  const lang = useLang();
  const { text, field } = fieldValues<RaceField>(race.details, errors);
  const registration = [...new Set([...registrationStatusOptions, text("registration_status")])];
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={say(raceLabels.race_status)}
          {...field("race_status")}
          options={raceStatuses.map((value) => ({
            value,
            label: lang === "en" ? value : statusWords[value].es,
          }))}
        />
        <Select
          label={say(raceLabels.registration_status)}
          {...field("registration_status")}
          options={registration.map((value) => ({ value, label: say(standings[value] ?? value) }))}
        />
      </div>
      {race.runners > 0 && (
        <p className="mt-2 text-sm text-muted">
          <b className="font-semibold text-ink">{say(registered(race.runners))}</b>{" "}
          {race.details.race_status !== "completed" &&
            say({
              en: "Each gets an email when you cancel the race or change its date, start time or place.",
              es: "Cada quien recibe un correo cuando cancelas la carrera o cambias su fecha, su hora de salida o su lugar.",
            })}
        </p>
      )}
    </div>
  );
}

/** What the stored standings of registration are called. */
const standings: Readonly<Record<string, Words>> = {
  open: { en: "open", es: "Abiertas" },
  closed: { en: "closed", es: "Cerradas" },
};

function registered(runners: number): Words {
  const count = formatCount(runners);
  return runners === 1
    ? { en: `${count} runner is registered.`, es: `Hay ${count} corredor inscrito.` }
    : { en: `${count} runners are registered.`, es: `Hay ${count} corredores inscritos.` };
}

/**
 * The distances of a race in their order, to be dragged or moved by buttons. Each button holds the
 * whole new order, so that it works without a script as well.
 */
function DistanceOrder({ race }: { race: Pick<EditedRace, "id" | "distances"> }) {
  const say = useSay();
  const texts = new Map(race.distances.map(({ id, details }) => [id, details]));
  const { ids, reordering, problem } = useSentOrder({
    stored: [...texts.keys()],
    nameOf: (id) => texts.get(id)?.distance ?? "",
    action: useWorkplace().order(race.id),
  });
  if (ids.length < 2) return null;
  return (
    <FieldGroup {...orderGroup}>
      <p className="text-muted">
        {say({
          en: "As runners see them. Drag a line, or move it with its buttons.",
          es: "Como las ven los corredores. Arrastra una línea o muévela con sus botones.",
        })}
      </p>
      <p role="status" className="sr-only">
        {problem ? "" : reordering.said}
      </p>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <ol className="grid gap-2">
        {ids.map((id, at) => (
          <li
            key={id}
            {...reordering.line(id)}
            className={`card flex cursor-grab items-center gap-3 px-4 py-2 ${reordering.isDragged(id) ? "opacity-50" : ""}`}
          >
            <span className="tabular w-5 text-muted">{at + 1}</span>
            <span className="min-w-0 flex-1">
              <b className="font-display">{texts.get(id)?.distance}</b>{" "}
              <span className="text-muted">{texts.get(id)?.title}</span>
            </span>
            <MoveButtons
              reordering={reordering}
              id={id}
              sending={(order) => ({
                form: orderFormId,
                name: "order",
                value: order?.join() ?? "",
              })}
            />
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}

const orderFormId = "distance-order";

/** The form of the buttons above, which stand inside of another one. */
export function OrderForm({ race }: { race: Pick<EditedRace, "id"> }) {
  const at = useWorkplace();
  return (
    <Form id={orderFormId} method="post" action={at.order(race.id)}>
      <input type="hidden" name="to" value={at.race(race.id)} />
    </Form>
  );
}
