import { useState } from "react";
import { data, Form } from "react-router";
import { prepareNextEdition } from "#features/editions/copying.server.ts";
import { editionProblems, nextName, suggestedDay } from "#features/editions/next-edition.ts";
import { type EditionToCopy, findEditionToCopy } from "#features/editions/queries.server.ts";
import { editionForm } from "#features/editions/schema.ts";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { todayAt } from "#features/races/standing.ts";
import { writtenAmount } from "#features/registrations/prices/amount.ts";
import { stepProblems } from "#features/registrations/prices/messages.ts";
import type { PriceStep } from "#features/registrations/prices/price-steps.ts";
import { readSteps, stepField, wholeRaceKey } from "#features/registrations/prices/typed-steps.ts";
import { methodWords } from "#features/registrations/ways.ts";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import {
  addDays,
  type Day,
  daysBetween,
  formatClockTime,
  formatDay,
  parseDay,
} from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Sentence, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/next-edition.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db, now } = services(args.context);
  const own = await findEditionToCopy({ db }, editor, args.params.id);
  if (!own) throw raceMissing();
  return { own, day: suggestedDay(own.race.startDate, todayAt(own.race, now())) };
}

/** Creates the next edition and leads to it. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const form = await formOf(args.request);
  const own = await findEditionToCopy(services(args.context), editor, args.params.id);
  if (!own) throw raceMissing();
  const { value, errors } = readForm(editionForm, form);
  const { amounts, wrong } = readAmounts(own, form);
  if (errors || Object.keys(wrong).length > 0) {
    const said = errors ?? formErrors(null, form);
    return data<FormErrors>({ ...said, fields: { ...said.fields, ...wrong } }, 400);
  }
  const made = await prepareNextEdition(services(args.context), editor, own.race.id, {
    name: value.name,
    day: value.start_date,
    amounts,
    keepsCodes: value.vouchers,
  });
  if (made.problem === "no-race") throw raceMissing();
  if (made.problem !== null) {
    const isOfDay = ["not-later", "day-over", "too-far"].includes(made.problem);
    const field = isOfDay ? "start_date" : null;
    return data<FormErrors>(
      formErrors(editionProblems[made.problem], form, field),
      isOfDay ? 400 : 409,
    );
  }
  dropPages(args.context);
  return seeOtherSaying(at.setup(made.id), {
    en: `${value.name} is prepared. Its registration is closed until you open it.`,
    es: `${value.name} está preparada. Sus inscripciones siguen cerradas hasta que las abras.`,
  });
}

/** The typed amounts by the ids of their steps. The ends of the steps are not typed: they move with the race. */
function readAmounts(own: EditionToCopy, form: FormData) {
  const amounts = new Map<string, number>();
  const wrong: Record<string, Sentence> = {};
  const { sale, race } = own;
  if (!sale) return { amounts, wrong };
  for (const { key, steps } of pricedIn(own)) {
    const ends = new Map<string, string>();
    for (const [row, { id, lastDay, places }] of steps.entries()) {
      ends.set(stepField("id", key, row), id);
      ends.set(stepField("last", key, row), lastDay ?? "");
      ends.set(stepField("places", key, row), places === null ? "" : String(places));
    }
    const textOf = (name: string) => ends.get(name) ?? typedAmount(form, name, steps.length);
    const known = { textOf, today: race.startDate, stored: steps };
    const read = readSteps(key, sale.currency, known);
    for (const [name, problem] of Object.entries(read.problems))
      wrong[name] = stepProblems[problem];
    for (const { id, priceMinor } of read.steps) if (id) amounts.set(id, priceMinor);
  }
  return { amounts, wrong };
}

/** What is typed as an amount; an empty field is none. */
function typedAmount(form: FormData, name: string, steps: number): string {
  const row = Number(name.slice(name.lastIndexOf(":") + 1));
  return row < steps ? String(form.get(name) ?? "").trim() || "-" : "";
}

/** The distances that are sold, or the race as a whole, with their steps. */
function pricedIn({ sale, distances, race }: EditionToCopy) {
  const targets = [
    ...distances.map(({ id, distance }) => ({ id, title: distance })),
    { id: null, title: race.name },
  ];
  return targets.flatMap(({ id, title }) => {
    const steps: PriceStep[] = sale?.steps.filter((step) => step.distanceId === id) ?? [];
    return steps.length === 0 ? [] : [{ key: id ?? wholeRaceKey, title, steps }];
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), editionProblems.failed);

/** Also after a refusal: somebody else may have prepared it. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Next edition", es: "Próxima edición" }, pageLanguages(matches).lang);

/** Prepares the next edition of a race: its day, its prices, and what else is copied. */
export default function NextEdition({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { own, day } = loaderData;
  const { race, next } = own;
  const at = useWorkplace();
  return (
    <>
      <BackLink to={at.race(race.id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say({ en: "Prepare the next edition", es: "Preparar la próxima edición" })}
      </ToolHeading>
      {next ? (
        <div className="grid max-w-160 justify-items-start gap-6">
          <p>
            {say({
              en: `The next edition is prepared: ${next.name}, ${formatDay(next.startDate, "en")}.`,
              es: `La próxima edición ya está preparada: ${next.name}, ${formatDay(next.startDate, "es")}.`,
            })}
          </p>
          <ButtonLink to={at.setup(next.id)}>
            {say({ en: "Go to the next edition", es: "Ir a la próxima edición" })}
          </ButtonLink>
        </div>
      ) : (
        <EditionForm key={race.id} own={own} suggested={day} errors={actionData ?? null} />
      )}
    </>
  );
}

function EditionForm({
  own,
  suggested,
  errors,
}: {
  own: EditionToCopy;
  suggested: Day;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, codes } = own;
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(at.nextEdition(race.id));
  const [typedDay, setDay] = useState(errors?.typed.start_date ?? suggested);
  const day = parseDay(typedDay) ?? suggested;
  return (
    <Form ref={form} method="post" className="grid max-w-160 gap-8">
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <div className="grid gap-5">
        <TextField
          name="start_date"
          type="date"
          label={say({ en: "Date of the race", es: "Fecha de la carrera" })}
          hint={say({
            en: "Suggested: the same day of the week, 52 weeks later. All other days move with it.",
            es: "Sugerida: el mismo día de la semana, 52 semanas después. Todas las demás fechas se mueven con ella.",
          })}
          required
          defaultValue={typedDay}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          error={errors?.fields.start_date}
        />
        <TextField
          name="name"
          label={say({ en: "Name of the race", es: "Nombre de la carrera" })}
          required
          maxLength={300}
          defaultValue={errors?.typed.name ?? nextName(race.name, race.startDate, suggested)}
          error={errors?.fields.name}
        />
      </div>
      <Prices own={own} moved={daysBetween(race.startDate, day)} errors={errors} />
      {codes.length > 0 && (
        <section aria-labelledby="codes" className="grid justify-items-start gap-2">
          <h2 id="codes" className="text-xl">
            {say({ en: "Discount codes", es: "Códigos de descuento" })}
          </h2>
          <Choice name="vouchers" defaultChecked={errors?.typed.vouchers !== undefined}>
            {say(codeWords(codes.map(({ code }) => code)))}
          </Choice>
          <p className="text-sm text-muted">
            {say({
              en: "Without this, they are copied as stopped. Their uses begin at zero.",
              es: "Si no, se copian detenidos. Sus usos empiezan en cero.",
            })}
          </p>
        </section>
      )}
      <section aria-labelledby="copied" className="grid gap-3">
        <h2 id="copied" className="text-xl">
          {say({ en: "What is copied", es: "Qué se copia" })}
        </h2>
        <ul className="grid list-disc gap-1.5 pl-5">
          {copiedWords(own).map((words) => (
            <li key={words.en}>{say(words)}</li>
          ))}
          {own.counts.deadline && (
            <li>
              {say({ en: "Registration closes on ", es: "Las inscripciones cierran el " })}
              {formatDay(addDays(own.counts.deadline, daysBetween(race.startDate, day)), lang)}
            </li>
          )}
        </ul>
        <p className="text-muted">
          {say({
            en: "Texts are copied as they are: read them once more for days and sponsors. Entries, orders, reviews and webhooks stay with this edition, and so does premium.",
            es: "Los textos se copian tal cual: revísalos por si mencionan fechas o patrocinadores. Las inscripciones, los pedidos, las reseñas y los webhooks se quedan en esta edición, igual que la condición premium.",
          })}
        </p>
        <p className="text-muted">
          {say({
            en: "The new race has its page at once. Its registration is closed until you open it.",
            es: "La carrera nueva tiene su página de inmediato. Sus inscripciones siguen cerradas hasta que las abras.",
          })}
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {say({ en: "Prepare the next edition", es: "Preparar la próxima edición" })}
        </Button>
        <ButtonLink to={at.race(race.id)} look="plain">
          {say({ en: "Cancel", es: "Cancelar" })}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The amounts of the prices, to be looked over, with their moved ends, and where the money goes. */
function Prices({
  own,
  moved,
  errors,
}: {
  own: EditionToCopy;
  /** Days by which the race moves. */
  moved: number;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const { race, sale, ways, takesCards } = own;
  if (!sale) return null;
  const endOf = ({ lastDay, places }: PriceStep): Words => {
    const day = lastDay && addDays(lastDay, moved);
    const ends = {
      en: [
        day && `through ${formatDay(day, "en")}`,
        places && `for the first ${formatCount(places)} entries`,
      ],
      es: [
        day && `hasta el ${formatDay(day, "es")}`,
        places && `para las primeras ${formatCount(places)} inscripciones`,
      ],
    };
    return {
      en: ends.en.filter(Boolean).join(", or ") || "until registration closes",
      es: ends.es.filter(Boolean).join(", o ") || "hasta que cierren las inscripciones",
    };
  };
  const payments = ways.map(({ method }) => say(methodWords[method]));
  if (takesCards) payments.push(say({ en: "card", es: "tarjeta" }));
  return (
    <section aria-labelledby="prices" className="grid gap-4">
      <h2 id="prices" className="text-xl">
        {say({ en: `Prices in ${sale.currency}`, es: `Precios en ${sale.currency}` })}
      </h2>
      {pricedIn(own).map(({ key, title, steps }) => (
        <fieldset key={key} className="grid min-w-0 gap-3">
          <legend className="mb-1.5 font-display font-bold">{title}</legend>
          {steps.map((step, row) => {
            const name = stepField("price", key, row);
            return (
              <TextField
                key={step.id}
                name={name}
                label={say({ en: `Price ${row + 1}`, es: `Precio ${row + 1}` })}
                hint={say(endOf(step))}
                inputMode="decimal"
                required
                defaultValue={errors?.typed[name] ?? writtenAmount(step.priceMinor)}
                error={errors?.fields[name]}
              />
            );
          })}
        </fieldset>
      ))}
      <p>
        {payments.length > 0
          ? say({
              en: `Runners pay by ${payments.join(", ")}, with the same instructions and to the same account as now. `,
              es: `Los corredores pagan con ${payments.join(", ")}, con las mismas instrucciones y a la misma cuenta que ahora. `,
            })
          : say({
              en: "This race has no way to pay yet. ",
              es: "Esta carrera todavía no tiene forma de pago. ",
            })}
        <TextLink to={at.prices(race.id)}>{say({ en: "See them", es: "Verlas" })}</TextLink>
      </p>
    </section>
  );
}

function codeWords(codes: readonly string[]): Words {
  const shown = codes.slice(0, 3).join(", ");
  const more = codes.length - 3;
  return {
    en: `Let the codes that count now do so again: ${shown}${more > 0 ? ` and ${more} more` : ""}`,
    es: `Que los códigos vigentes vuelvan a valer: ${shown}${more > 0 ? ` y ${more} más` : ""}`,
  };
}

/** What a race has to be copied, beside its prices. */
function copiedWords({ counts }: EditionToCopy): Words[] {
  const { capacities, pictures, courses, questions, stocked, categories, organizers } = counts;
  const count = (of: number, en: [string, string], es: [string, string]): Words[] =>
    of === 0
      ? []
      : [
          {
            en: `${formatCount(of)} ${en[of === 1 ? 0 : 1]}`,
            es: `${formatCount(of)} ${es[of === 1 ? 0 : 1]}`,
          },
        ];
  const distances = capacities.map(({ distance, capacity, start }): Words => {
    const places = (one: string, many: string) =>
      capacity === null ? "" : `${formatCount(capacity)} ${capacity === 1 ? one : many}`;
    const text = (...parts: string[]) => parts.filter(Boolean).join(", ");
    return {
      en: text(
        distance,
        places("place", "places"),
        start ? `starts at ${formatClockTime(start, "en")}` : "",
      ),
      es: text(
        distance,
        places("cupo", "cupos"),
        start ? `sale a las ${formatClockTime(start, "es")}` : "",
      ),
    };
  });
  const form: Words = counts.hasOwnForm
    ? { en: "The entry form as you have changed it", es: "El formulario como lo cambiaste" }
    : { en: "The usual entry form", es: "El formulario habitual" };
  const waiver: Words = counts.hasOwnWaiver
    ? { en: "Your own waiver", es: "Tu propio deslinde" }
    : { en: "The usual waiver", es: "El deslinde habitual" };
  return [
    { en: "Texts, place and links", es: "Textos, lugar y enlaces" },
    ...distances,
    ...count(courses, ["course", "courses"], ["recorrido", "recorridos"]),
    ...count(pictures, ["picture", "pictures"], ["imagen", "imágenes"]),
    form,
    waiver,
    ...count(questions, ["question", "questions"], ["pregunta", "preguntas"]),
    ...count(
      stocked,
      ["choice with its stock", "choices with their stock"],
      ["opción con sus existencias", "opciones con sus existencias"],
    ),
    ...count(categories, ["category", "categories"], ["categoría", "categorías"]),
    ...count(organizers, ["organizer", "organizers"], ["organizador", "organizadores"]),
  ];
}
