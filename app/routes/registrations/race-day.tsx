import type { ReactNode } from "react";
import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { guideOf } from "#features/race-day/guide.server.ts";
import { type ChoiceProblem, choiceProblems, fieldProblems } from "#features/race-day/messages.ts";
import {
  type GuidePart,
  guideWords,
  longestCollector,
  type RaceGuide,
  slotWords,
  textIn,
  writtenCollectorCode,
} from "#features/race-day/race-day.ts";
import {
  type ArrangedRaceDay,
  arrangedFor,
  chooseSlot,
  expectTime,
  leaveSlot,
  nameCollector,
  type OfferedSlot,
  offeredSlots,
} from "#features/race-day/runner.server.ts";
import { collectorForm, expectedTimeForm, slotChoice } from "#features/race-day/schema.ts";
import { placeOf } from "#features/races/race.ts";
import { codeSvg, writtenEntryCode } from "#features/registrations/entry-code.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatClockTime, formatFullDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { addressText } from "#values/text/place-text.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidOnce, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/race-day.ts";
import styles from "./race-day.css?url";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What is wrong, and with which form. */
type RaceDayAnswer = { of: string; errors: FormErrors };

type Sent = { args: Route.ActionArgs; viewer: Viewer; form: FormData };
type Made =
  | { errors: FormErrors }
  | { problem: ChoiceProblem | null; said: Words }
  | { isMissing: true };

const changes = {
  slot: async ({ args, viewer, form }: Sent): Promise<Made> => {
    const { value, errors } = readForm(slotChoice, form);
    if (errors) return { errors: { ...errors, form: fieldProblems.slot } };
    const choice = { slotId: value.slot, origin: publicOrigin(args.request) };
    const chosen = await chooseSlot(services(args.context), viewer, args.params.id, choice);
    if (!chosen) return { isMissing: true };
    return { ...chosen, said: { en: "Time slot saved.", es: "Horario guardado." } };
  },
  "leave-slot": async ({ args, viewer }: Sent): Promise<Made> => {
    const left = await leaveSlot(services(args.context), viewer, args.params.id);
    if (!left) return { isMissing: true };
    return {
      ...left,
      said: { en: "Your time slot is free again.", es: "Tu horario quedó libre." },
    };
  },
  collector: async ({ args, viewer, form }: Sent): Promise<Made> => {
    const { value, errors } = readForm(collectorForm, form);
    if (errors) return { errors };
    const { collector } = value;
    const choice = { name: collector, origin: publicOrigin(args.request) };
    const named = await nameCollector(services(args.context), viewer, args.params.id, choice);
    if (!named) return { isMissing: true };
    const said =
      collector === null
        ? { en: "Only you may pick up your kit.", es: "Solo tú puedes recoger tu kit." }
        : { en: `${collector} may pick up your kit.`, es: `${collector} puede recoger tu kit.` };
    return { ...named, said };
  },
  time: async ({ args, viewer, form }: Sent): Promise<Made> => {
    const { value, errors } = readForm(expectedTimeForm, form);
    if (errors) return { errors };
    const { expected } = value;
    const stored = await expectTime(services(args.context), viewer, args.params.id, expected);
    if (!stored) return { isMissing: true };
    if (stored.problem === "unreadable") {
      return { errors: formErrors(fieldProblems.duration, form, "expected") };
    }
    return {
      problem: stored.problem,
      said: { en: "Expected time saved.", es: "Tiempo esperado guardado." },
    };
  },
};

/** `/registrations/:id/race-day`: everything that a runner needs to know and decide before the race. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const entry = await findRegistration({ db }, viewer, id);
  const arranged = entry && (await arrangedFor({ db }, entry.id));
  if (!entry || !arranged) throw data("Registration not found", 404);
  const { said, init } = saidOnce(args.request);
  const shown = {
    said,
    entry,
    arranged,
    codePicture: `data:image/svg+xml,${encodeURIComponent(codeSvg(entry.checkInCode))}`,
    guide: await guideOf({ db }, entry.race.id),
    slots: await offeredSlots(services(args.context), entry.race.id),
  };
  return data(shown, init);
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { change } = args.params;
  const make = changeOf(changes, change);
  const form = await formOf(args.request);
  const made = await make({ args, viewer, form });
  if ("isMissing" in made) throw data("Registration not found", 404);
  const of = change ?? "";
  if ("errors" in made) return data<RaceDayAnswer>({ of, errors: made.errors }, 400);
  if (made.problem !== null) {
    const errors = formErrors(choiceProblems[made.problem], form);
    return data<RaceDayAnswer>({ of, errors }, made.problem === "too-often" ? 429 : 409);
  }
  return seeOtherSaying(
    href("/registrations/:id/race-day/:change?", { id: args.params.id }),
    made.said,
  );
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): RaceDayAnswer => ({
      of: params.change ?? "",
      errors: { form: choiceProblems.failed, fields: {}, typed: {} },
    }),
  );

/** Also after a refusal: a slot that is full says so. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

const title: Words = { en: "Race day", es: "Día de la carrera" };

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function RaceDay({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { entry, arranged, guide, slots } = loaderData;
  const { race } = entry;
  const answer = actionData ?? null;
  const errorsOf = (...of: string[]) => (answer && of.includes(answer.of) ? answer.errors : null);
  const isActive = entry.status !== "cancelled";
  const map = guide.mapLink ?? arranged.raceMap;
  const start = arranged.waveStart ?? race.startTime;
  return (
    <Container className="raceday">
      <PageHeading lead={`${race.name}, ${entry.firstName} ${entry.lastName}`}>
        {say(title)}
      </PageHeading>
      {loaderData.said && !answer && <Notice kind="success">{loaderData.said}</Notice>}
      {!isActive && <Notice>{say(choiceProblems.cancelled)}</Notice>}
      <Facts
        items={[
          { label: say({ en: "Date", es: "Fecha" }), value: formatFullDay(race.startDate, lang) },
          {
            label: say({ en: "Start", es: "Salida" }),
            value: start && formatClockTime(start, lang),
          },
          { label: say({ en: "Wave", es: "Oleada" }), value: arranged.waveName },
          { label: say({ en: "Bib", es: "Dorsal" }), value: entry.bib },
          { label: say({ en: "Distance", es: "Distancia" }), value: entry.distance },
          {
            label: say({ en: "Place", es: "Lugar" }),
            value: addressText(arranged.address, placeOf(race, lang)),
          },
        ]}
      />
      <div className="raceday-tools">
        <ButtonLink to={href("/registrations/:id", { id: entry.id })} look="quiet">
          {say({ en: "Your registration and code", es: "Tu inscripción y tu código" })}
        </ButtonLink>
        <Button look="quiet" className="needs-script" onClick={() => window.print()}>
          {say({ en: "Print", es: "Imprimir" })}
        </Button>
        {map && (
          <OutsideLink href={map}>
            {say({ en: "Map of the start", es: "Mapa de la salida" })}
          </OutsideLink>
        )}
      </div>
      {(slots.length > 0 || arranged.collectedAt) && (
        <PickUp
          id={entry.id}
          arranged={arranged}
          slots={isActive && !arranged.collectedAt ? slots : []}
          errors={errorsOf("slot", "leave-slot")}
        />
      )}
      {isActive && !arranged.collectedAt && (
        <Collector id={entry.id} arranged={arranged} errors={errorsOf("collector")} />
      )}
      {isActive && arranged.hasWaves && (
        <ExpectedTime id={entry.id} arranged={arranged} errors={errorsOf("time")} />
      )}
      <Checklist guide={guide} />
      <Told guide={guide} part="kit" />
      <Told guide={guide} part="arrival" />
      {isActive && (
        <Part title={{ en: "Your code", es: "Tu código" }}>
          <img
            src={loaderData.codePicture}
            alt={say({ en: "The code of your registration", es: "El código de tu inscripción" })}
            width="132"
            height="132"
          />
          <p className="raceday-quiet">{writtenEntryCode(entry.checkInCode)}</p>
        </Part>
      )}
    </Container>
  );
}

function Part({
  title: words,
  isPrinted = true,
  children,
}: {
  title: Words;
  /** Paper has only what is decided. */
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <section
      aria-label={say(words)}
      className={`raceday-part${isPrinted ? "" : " raceday-screen"}`}
    >
      <h2>{say(words)}</h2>
      {children}
    </section>
  );
}

type FormOf = { id: string; arranged: ArrangedRaceDay; errors: FormErrors | null };

/** Where a form of the page is sent to. */
function addressOf(id: string, change: keyof typeof changes): string {
  return href("/registrations/:id/race-day/:change?", { id, change });
}

/** The time slot that is chosen, and those that can be. */
function PickUp({ id, arranged, slots, errors }: FormOf & { slots: readonly OfferedSlot[] }) {
  const say = useSay();
  const action = addressOf(id, "slot");
  const leaving = addressOf(id, "leave-slot");
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(action);
  const { slotDay, slotBegins, slotEnds, slotPlace, slotAddress, slotMap } = arranged;
  const isChosen = slotDay !== null && slotBegins !== null && slotEnds !== null;
  return (
    <Part title={{ en: "Kit pick-up", es: "Entrega del kit" }}>
      {arranged.collectedAt ? (
        <p>{say({ en: "Your kit has been picked up.", es: "Tu kit ya fue recogido." })}</p>
      ) : isChosen ? (
        <p>
          <b>{say(slotWords({ day: slotDay, begins: slotBegins, ends: slotEnds }))}</b>
          <br />
          {slotPlace}, {slotAddress}{" "}
          {slotMap && <OutsideLink href={slotMap}>{say({ en: "Map", es: "Mapa" })}</OutsideLink>}
        </p>
      ) : (
        <p>{say({ en: "Choose when you come.", es: "Elige cuándo vas a ir." })}</p>
      )}
      {slots.length > 0 && (
        <Form ref={form} method="post" action={action} preventScrollReset className="raceday-slots">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <SlotChoices slots={slots} chosen={arranged.slotId} />
          <div className="raceday-tools">
            <Button type="submit" busy={isSending}>
              {isChosen
                ? say({ en: "Change time slot", es: "Cambiar horario" })
                : say({ en: "Choose time slot", es: "Elegir horario" })}
            </Button>
            {isChosen && (
              <Button type="submit" formAction={leaving} look="plain">
                {say({ en: "Free my time slot", es: "Liberar mi horario" })}
              </Button>
            )}
          </div>
        </Form>
      )}
    </Part>
  );
}

/** The time slots by day and place; those that are over are left out. */
function SlotChoices({ slots, chosen }: { slots: readonly OfferedSlot[]; chosen: string | null }) {
  const say = useSay();
  const lang = useLang();
  const open = slots.filter(({ id, isOver }) => !isOver || id === chosen);
  const groupOf = ({ day, place, address }: OfferedSlot) =>
    `${formatFullDay(day, lang)}, ${place}, ${address}`;
  const groups = [...new Set(open.map(groupOf))];
  if (open.length === 0) {
    return <p>{say({ en: "All time slots are over.", es: "Todos los horarios ya pasaron." })}</p>;
  }
  return groups.map((group) => (
    <fieldset key={group}>
      <legend>{group}</legend>
      {open
        .filter((slot) => groupOf(slot) === group)
        .map(({ id, begins, ends, isFull }) => {
          const from = formatClockTime(begins, lang);
          const to = formatClockTime(ends, lang);
          const isShut = isFull && id !== chosen;
          return (
            <Choice
              key={id}
              kind="radio"
              name="slot"
              value={id}
              defaultChecked={id === chosen}
              disabled={isShut}
            >
              {say({ en: `${from} to ${to}`, es: `de ${from} a ${to}` })}
              {isShut && say({ en: ", full", es: ", completo" })}
            </Choice>
          );
        })}
    </fieldset>
  ));
}

/** Who else may pick up the kit. */
function Collector({ id, arranged, errors }: FormOf) {
  const say = useSay();
  const action = addressOf(id, "collector");
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(action);
  const { collectorName, collectorCode } = arranged;
  return (
    <Part
      title={{ en: "Somebody else picks up your kit", es: "Otra persona recoge tu kit" }}
      isPrinted={collectorName !== null}
    >
      {collectorName && collectorCode ? (
        <p>
          {say({
            en: `${collectorName} may pick up your kit with an identity document and this code:`,
            es: `${collectorName} puede recoger tu kit con un documento de identidad y este código:`,
          })}{" "}
          <b className="raceday-code">{writtenCollectorCode(collectorCode)}</b>
        </p>
      ) : (
        <p className="raceday-quiet">
          {say({
            en: "If you cannot come, name the person who does. You then get a code for them.",
            es: "Si no puedes ir, escribe el nombre de quien irá. Recibirás un código para esa persona.",
          })}
        </p>
      )}
      <Form ref={form} method="post" action={action} preventScrollReset className="raceday-form">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label={say({
            en: "Name as in the identity document",
            es: "Nombre como en el documento de identidad",
          })}
          hint={say({ en: "Empty: only you", es: "Vacío: solo tú" })}
          name="collector"
          maxLength={longestCollector}
          autoComplete="off"
          defaultValue={errors?.typed.collector ?? collectorName ?? ""}
          error={errors?.fields.collector}
        />
        <div>
          <Button type="submit" look="quiet" busy={isSending}>
            {say({ en: "Save name", es: "Guardar nombre" })}
          </Button>
        </div>
      </Form>
    </Part>
  );
}

/** The time by which waves are assigned. */
function ExpectedTime({ id, arranged, errors }: FormOf) {
  const say = useSay();
  const action = addressOf(id, "time");
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(action);
  const { expectedS, provenS, isWaveFixed } = arranged;
  return (
    <Part title={{ en: "Your expected time", es: "Tu tiempo esperado" }} isPrinted={false}>
      <p className="raceday-quiet">
        {provenS !== null
          ? say({
              en: `Your wave follows from your result of ${formatDuration(provenS)} over this length.`,
              es: `Tu oleada depende de tu resultado de ${formatDuration(provenS)} en esta longitud.`,
            })
          : isWaveFixed
            ? say({
                en: "The organizer has chosen your wave.",
                es: "El organizador eligió tu oleada.",
              })
            : say({
                en: "The organizer assigns waves by it. After that, a new time counts only if waves are assigned again.",
                es: "El organizador asigna las oleadas según este tiempo. Después, un tiempo nuevo solo cuenta si las asigna otra vez.",
              })}
      </p>
      {provenS === null && (
        <Form ref={form} method="post" action={action} preventScrollReset className="raceday-form">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <TextField
            label={say({ en: "Time", es: "Tiempo" })}
            hint={say({ en: "Such as 50:00 or 1:45:00", es: "Por ejemplo, 50:00 o 1:45:00" })}
            name="expected"
            autoComplete="off"
            defaultValue={
              errors?.typed.expected ?? (expectedS === null ? "" : formatDuration(expectedS))
            }
            error={errors?.fields.expected}
          />
          <div>
            <Button type="submit" look="quiet" busy={isSending}>
              {say({ en: "Save time", es: "Guardar tiempo" })}
            </Button>
          </div>
        </Form>
      )}
    </Part>
  );
}

const linesOf = (text: string | null) => (text ?? "").split("\n").filter((line) => line.trim());

/** What to bring and which documents, to tick on the screen or on paper. */
function Checklist({ guide }: { guide: RaceGuide }) {
  const lang = useLang();
  return (["documents", "bring"] as const).map((part) => {
    const lines = linesOf(textIn(guide.texts[part], lang));
    if (lines.length === 0) return null;
    return (
      <Part key={part} title={guideWords[part]}>
        <ul className="raceday-check" lang={langOf(guide, part, lang)}>
          {lines.map((line) => (
            <li key={line}>
              <Choice>{line}</Choice>
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

/** What the organizer wrote, in the lines in which it was written. */
function Told({ guide, part }: { guide: RaceGuide; part: GuidePart }) {
  const lang = useLang();
  const text = textIn(guide.texts[part], lang);
  if (text === null) return null;
  return (
    <Part title={guideWords[part]}>
      <p className="raceday-quiet" lang={langOf(guide, part, lang)}>
        {text}
      </p>
    </Part>
  );
}

/** The language of a text that exists only in the other one. */
function langOf({ texts }: RaceGuide, part: GuidePart, lang: "en" | "es"): "en" | "es" {
  return texts[part][lang] === null ? (lang === "en" ? "es" : "en") : lang;
}
