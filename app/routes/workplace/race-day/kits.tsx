import { Form } from "react-router";
import {
  addSlots,
  changeSlotCapacity,
  type KitStock,
  kitStock,
  pickUpOf,
  removePlace,
  removeSlot,
  savePlace,
} from "#features/race-day/kits.server.ts";
import {
  type KitPlace,
  type KitSlot,
  longestAddressLine,
  longestMapLink,
  longestPlaceName,
  mostInSlot,
  mostPlaces,
  slotWords,
  textIn,
} from "#features/race-day/race-day.ts";
import { RaceDayFrame, raceDayTitles } from "#features/race-day/race-day-frame.tsx";
import {
  placeChoice,
  placeForm,
  slotCapacityForm,
  slotChoice,
  slotsForm,
} from "#features/race-day/schema.ts";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { findWorkplaceRace } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowDeletion, RowLink, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { addDays } from "#values/day.ts";
import { type FormErrors, readForm } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/kits.ts";
import { ListNotice, raceDayAnswer } from "./answer.tsx";
import { type RaceDayChanged, type RaceDayForm, submitRaceDay } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** The page's own form adds a place or changes one; the other changes have addresses below it. */
const changes = {
  "remove-place": async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(placeChoice, form);
    if (errors) return { errors };
    const made = await removePlace(services(args.context), editor, raceId, value.place);
    return { ...made, said: { en: "Place deleted.", es: "Lugar eliminado." } };
  },
  slots: async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(slotsForm, form);
    if (errors) return { errors };
    const { problem, count } = await addSlots(services(args.context), editor, raceId, value);
    const said = { en: `Time slots saved: ${count}.`, es: `Horarios guardados: ${count}.` };
    return { problem, said };
  },
  capacity: async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(slotCapacityForm, form);
    if (errors) return { errors: { ...errors, form: errors.fields.capacity ?? errors.form } };
    const made = await changeSlotCapacity(services(args.context), editor, raceId, value);
    return { ...made, said: { en: "Capacity saved.", es: "Capacidad guardada." } };
  },
  "remove-slot": async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(slotChoice, form);
    if (errors) return { errors };
    const made = await removeSlot(services(args.context), editor, raceId, value.slot);
    return { ...made, said: { en: "Time slot deleted.", es: "Horario eliminado." } };
  },
};

async function save({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> {
  const { value, errors } = readForm(placeForm, form);
  if (errors) return { errors };
  const made = await savePlace(services(args.context), editor, raceId, value);
  const said =
    value.place === null
      ? { en: `${value.name} added.`, es: `Se agregó ${value.name}.` }
      : { en: `${value.name} saved.`, es: `Se guardó ${value.name}.` };
  return { ...made, said };
}

/** `…/races/:id/kits`: where and when runners pick up their kits, and what is left. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findWorkplaceRace({ db }, editor, id);
  if (!race) throw raceMissing();
  const pickUp = await pickUpOf({ db }, race.id);
  const asked = args.url.searchParams.get("place");
  const changed = pickUp.places.find((place) => place.id === asked) ?? null;
  return { race, ...pickUp, changed, stock: await kitStock({ db }, race.id) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitRaceDay(args, editor, {
    changes,
    own: { name: "place", make: save },
    at: at.kits,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => raceDayAnswer(args, "place");

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(raceDayTitles.kits, pageLanguages(matches).lang);

type CountedSlot = KitSlot & { collected: number };

export default function Kits({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { race, places, slots, stock } = loaderData;
  const answer = actionData ?? null;
  const sent = answer?.of === "place" ? answer.errors.typed.place : undefined;
  const changed = places.find(({ id }) => id === sent) ?? (sent ? null : loaderData.changed);
  const errorsOf = (of: string) => (answer?.of === of ? answer.errors : null);
  return (
    <RaceDayFrame race={race} screen="kits">
      <div className="grid max-w-200 gap-10">
        <ListNotice answer={answer} forms={["place", "slots"]} />
        <section aria-labelledby="slots" className="grid gap-5">
          <h2 id="slots" className="text-xl">
            {say({ en: "Time slots", es: "Horarios" })}
          </h2>
          {slots.length === 0 ? (
            <EmptyState title={say({ en: "No time slots yet", es: "Todavía no hay horarios" })}>
              <p>
                {places.length === 0
                  ? say({
                      en: "Add a place first, then the hours at which runners may come.",
                      es: "Primero agrega un lugar y después las horas en que se puede ir.",
                    })
                  : say({
                      en: "Runners choose a time slot on the page of their registration.",
                      es: "Los corredores eligen un horario en la página de su inscripción.",
                    })}
              </p>
            </EmptyState>
          ) : (
            <Records
              caption={say({ en: "Time slots", es: "Horarios" })}
              columns={slotColumns(race.id, places, lang)}
              rows={slots}
              keyOf={({ id }) => id}
            />
          )}
          {places.length > 0 && (
            <SlotFields
              key={slots.length}
              raceId={race.id}
              places={places}
              day={addDays(race.startDate, -1)}
              lastDay={race.startDate}
              errors={errorsOf("slots")}
            />
          )}
        </section>
        <section aria-labelledby="places" className="grid gap-5">
          <h2 id="places" className="text-xl">
            {say({ en: "Places", es: "Lugares" })}
          </h2>
          {places.length > 0 && (
            <Records
              caption={say({ en: "Places", es: "Lugares" })}
              columns={placeColumns(race.id, lang)}
              rows={places}
              keyOf={({ id }) => id}
            />
          )}
          {(changed || places.length < mostPlaces) && (
            <PlaceFields
              key={changed?.id ?? places.length}
              raceId={race.id}
              changed={changed}
              errors={errorsOf("place")}
            />
          )}
        </section>
        {stock.length > 0 && <Stock stock={stock} />}
      </div>
    </RaceDayFrame>
  );
}

function slotColumns(
  raceId: string,
  places: readonly KitPlace[],
  lang: Lang,
): RecordColumn<CountedSlot>[] {
  const say = sayIn(lang);
  const placeOf = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  return [
    {
      title: say({ en: "When", es: "Cuándo" }),
      isHead: true,
      cell: (slot) => (
        <>
          <b>{say(slotWords(slot))}</b>
          <span className="block text-sm text-muted">{placeOf(slot.placeId)}</span>
        </>
      ),
    },
    {
      title: say({ en: "Chosen", es: "Elegidos" }),
      isNumber: true,
      cell: ({ taken, capacity }) =>
        say({
          en: `${formatCount(taken)} of ${formatCount(capacity)}`,
          es: `${formatCount(taken)} de ${formatCount(capacity)}`,
        }),
    },
    {
      title: say({ en: "Collected", es: "Entregados" }),
      isNumber: true,
      cell: ({ collected }) => formatCount(collected),
    },
    menuColumn((slot: CountedSlot) => <SlotMenu raceId={raceId} slot={slot} />),
  ];
}

function SlotMenu({ raceId, slot }: { raceId: string; slot: CountedSlot }) {
  const say = useSay();
  const at = useWorkplace();
  const name = say(slotWords(slot));
  return (
    <RowMenu name={name}>
      <RowQuestion label={say({ en: "Change capacity", es: "Cambiar capacidad" })} about={name}>
        <Form method="post" action={at.kits(raceId, "capacity")} preventScrollReset>
          <input type="hidden" name="slot" value={slot.id} />
          <TextField
            label={say({ en: "Capacity", es: "Capacidad" })}
            name="capacity"
            inputMode="numeric"
            defaultValue={slot.capacity}
            hint={say({
              en: `${formatCount(slot.taken)} are taken. The same number closes the slot.`,
              es: `Hay ${formatCount(slot.taken)} ocupados. El mismo número cierra el horario.`,
            })}
          />
          <Button type="submit" size="small">
            {say({ en: "Save capacity", es: "Guardar capacidad" })}
          </Button>
        </Form>
      </RowQuestion>
      {slot.taken === 0 && (
        <RowDeletion
          about={name}
          action={at.kits(raceId, "remove-slot")}
          values={{ slot: slot.id }}
          button={say({ en: "Delete time slot", es: "Eliminar horario" })}
        />
      )}
    </RowMenu>
  );
}

function SlotFields({
  raceId,
  places,
  day,
  lastDay,
  errors,
}: {
  raceId: string;
  places: readonly KitPlace[];
  day: string;
  lastDay: string;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const sentTo = useWorkplace().kits(raceId, "slots");
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(sentTo);
  const typed = (name: string, usual: string) => ({
    name,
    defaultValue: errors?.typed[name] ?? usual,
    error: errors?.fields[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      action={sentTo}
      preventScrollReset
      className="card grid gap-4 p-5"
    >
      <h3 className="text-lg">{say({ en: "Add time slots", es: "Agregar horarios" })}</h3>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={say({ en: "Place", es: "Lugar" })}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          {...typed("place", places[0]?.id ?? "")}
        />
        <TextField
          label={say({ en: "Day", es: "Día" })}
          type="date"
          max={lastDay}
          {...typed("day", day)}
        />
        <TextField
          label={say({ en: "From", es: "Desde" })}
          type="time"
          {...typed("begins", "09:00")}
        />
        <TextField label={say({ en: "To", es: "Hasta" })} type="time" {...typed("ends", "18:00")} />
        <TextField
          label={say({ en: "Minutes of each slot", es: "Minutos de cada horario" })}
          inputMode="numeric"
          {...typed("minutes", "60")}
        />
        <TextField
          label={say({ en: "Runners in each slot", es: "Corredores en cada horario" })}
          inputMode="numeric"
          hint={say({
            en: `1 to ${formatCount(mostInSlot)}`,
            es: `De 1 a ${formatCount(mostInSlot)}`,
          })}
          {...typed("capacity", "100")}
        />
      </div>
      <p className="text-sm text-muted">
        {say({
          en: "Times are those of the race's place.",
          es: "Las horas son las del lugar de la carrera.",
        })}
      </p>
      <div>
        <Button type="submit" busy={isSending}>
          {say({ en: "Add time slots", es: "Agregar horarios" })}
        </Button>
      </div>
    </Form>
  );
}

function placeColumns(raceId: string, lang: Lang): RecordColumn<KitPlace>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Place", es: "Lugar" }),
      isHead: true,
      cell: ({ name, address, mapLink }) => (
        <>
          <b className="wrap-anywhere">{name}</b>
          <span className="block text-sm text-muted">{address}</span>
          {mapLink && (
            <OutsideLink href={mapLink} className="text-sm">
              {say({ en: "Map", es: "Mapa" })}
            </OutsideLink>
          )}
        </>
      ),
    },
    menuColumn((place: KitPlace) => <PlaceMenu raceId={raceId} place={place} />),
  ];
}

function PlaceMenu({ raceId, place: { id, name } }: { raceId: string; place: KitPlace }) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <RowMenu name={name}>
      <RowLink to={`${withQuery(at.kits(raceId), { place: id })}#place`} about={name}>
        {say({ en: "Change", es: "Cambiar" })}
      </RowLink>
      <RowDeletion
        about={name}
        action={at.kits(raceId, "remove-place")}
        values={{ place: id }}
        button={say({ en: "Delete place", es: "Eliminar lugar" })}
      >
        {say({
          en: "Its time slots are deleted with it.",
          es: "Sus horarios se eliminan con el lugar.",
        })}
      </RowDeletion>
    </RowMenu>
  );
}

function PlaceFields({
  raceId,
  changed,
  errors,
}: {
  raceId: string;
  changed: KitPlace | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const sentTo = useWorkplace().kits(raceId);
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(sentTo);
  return (
    <Form
      ref={form}
      method="post"
      action={sentTo}
      preventScrollReset
      id="place"
      className="card grid gap-4 p-5"
    >
      <h3 className="text-lg wrap-anywhere">
        {changed
          ? say({ en: `Change ${changed.name}`, es: `Cambiar ${changed.name}` })
          : say({ en: "Add a place", es: "Agregar un lugar" })}
      </h3>
      <input type="hidden" name="place" value={changed?.id ?? ""} />
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <TextField
        label={say({ en: "Name", es: "Nombre" })}
        name="name"
        maxLength={longestPlaceName}
        defaultValue={errors?.typed.name ?? changed?.name ?? ""}
        error={errors?.fields.name}
      />
      <TextField
        label={say({ en: "Address", es: "Dirección" })}
        name="address"
        maxLength={longestAddressLine}
        defaultValue={errors?.typed.address ?? changed?.address ?? ""}
        error={errors?.fields.address}
      />
      <TextField
        label={say({ en: "Link to a map (optional)", es: "Enlace a un mapa (opcional)" })}
        name="map_link"
        type="url"
        maxLength={longestMapLink}
        defaultValue={errors?.typed.map_link ?? changed?.mapLink ?? ""}
        error={errors?.fields.map_link}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {changed
            ? say({ en: "Save place", es: "Guardar lugar" })
            : say({ en: "Add place", es: "Agregar lugar" })}
        </Button>
        {changed && (
          <ButtonLink to={sentTo} look="plain" preventScrollReset>
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

/** What runners chose for their kits, such as a shirt size, and what is left of it. */
function Stock({ stock }: { stock: readonly KitStock[] }) {
  const say = useSay();
  const lang = useLang();
  const questions = [...new Set(stock.map(({ questionId }) => questionId))];
  return (
    <section aria-labelledby="stock" className="grid gap-5">
      <h2 id="stock" className="text-xl">
        {say({ en: "What is in the kits", es: "Qué hay en los kits" })}
      </h2>
      {questions.map((id) => {
        const rows = stock.filter(({ questionId }) => questionId === id);
        const [first] = rows;
        const title = first ? textIn({ en: first.questionEn, es: first.questionEs }, lang) : null;
        return (
          <div key={id}>
            <h3 className="mb-2 text-lg">{title}</h3>
            <Records
              caption={title ?? ""}
              columns={stockColumns(lang)}
              rows={rows}
              keyOf={(row) => row.id}
            />
          </div>
        );
      })}
    </section>
  );
}

function stockColumns(lang: Lang): RecordColumn<KitStock>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Choice", es: "Opción" }),
      isHead: true,
      cell: ({ labelEn, labelEs }) => textIn({ en: labelEn, es: labelEs }, lang),
    },
    {
      title: say({ en: "Chosen", es: "Elegidos" }),
      isNumber: true,
      cell: ({ chosen }) => formatCount(chosen),
    },
    {
      title: say({ en: "Handed over", es: "Entregados" }),
      isNumber: true,
      cell: ({ collected }) => formatCount(collected),
    },
    {
      title: say({ en: "Still to hand over", es: "Por entregar" }),
      isNumber: true,
      cell: ({ chosen, collected }) => formatCount(chosen - collected),
    },
    {
      title: say({ en: "Left in stock", es: "Quedan" }),
      isNumber: true,
      cell: ({ stock, collected }) => (stock === null ? "" : formatCount(stock - collected)),
    },
  ];
}
