import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, parseDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { ExtraFields } from "../../extras/screens/extra-fields.tsx";
import { extraLine, extrasWords } from "../../extras/words.ts";
import { CodeField } from "../../prices/screens/code-field.tsx";
import type { VoucherProblem } from "../../prices/voucher.ts";
import { creditWords, moneyWords } from "../../prices/words.ts";
import { organizerAsks } from "../../questions/messages.ts";
import { QuestionFields } from "../../questions/screens/question-fields.tsx";
import { markedIn } from "../../wizard/screens/answer-field.tsx";
import { ContactFields } from "../../wizard/screens/contact-fields.tsx";
import { EmergencyFields, GuardianName, WaiverText } from "../../wizard/screens/safety-fields.tsx";
import { listPath } from "../../wizard/wizard.ts";
import type { ShownListRace } from "./list-upload.tsx";
import type { EditedRow, ShownRow, shownRows } from "./shown-rows.server.ts";

type ShownList = ReturnType<typeof shownRows> & {
  id: string;
  code: { typedCode: string; problem: VoucherProblem | null } | null;
};

/** Everybody of a list, with what is wrong, and the way to the order. */
export function ListReview({
  shown,
  list,
  errors,
}: {
  shown: ShownListRace;
  list: ShownList;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const { race } = shown;
  const { rows, full } = list;
  const wrong = rows.filter(({ sentences }) => sentences.length > 0);
  return (
    <>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      {wrong.length > 0 ? (
        <Notice icon="alert">
          <p>{say(wrongWords(wrong.length, rows.length))}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {wrong.map(({ id, number, name }) => (
              <li key={id}>
                <TextLink to={`${listPath(race.id, { list: list.id, row: id })}#row-${number}`}>
                  {number}. {name || say(noName)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice kind="success">{readyWords(rows.length)}</Notice>
      )}
      {full.map(({ distance, left, people }) => (
        <Notice key={distance} icon="alert">
          {{
            en: `${distance} has ${left} places left, and your list has ${people} people for it.`,
            es: `A ${distance} le quedan ${left} cupos, y tu lista tiene ${people} personas en esa distancia.`,
          }}
        </Notice>
      ))}
      <ol className="card divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} id={`row-${row.number}`} className="scroll-mt-24 p-4">
            <Person row={row} shown={shown} list={list} />
          </li>
        ))}
      </ol>
      <SendForm shown={shown} list={list} />
      <DropForm raceId={race.id} list={list} />
    </>
  );
}

const noName: Words = { en: "Without a name", es: "Sin nombre" };

function wrongWords(wrong: number, all: number): Words {
  if (all === 1) {
    return {
      en: "The one person on your list needs a correction:",
      es: "Hay que corregir los datos de la persona de tu lista:",
    };
  }
  return {
    en:
      wrong === 1
        ? `One of ${all} people needs a correction:`
        : `${wrong} of ${all} people need a correction:`,
    es:
      wrong === 1
        ? `Hay que corregir los datos de 1 de ${all} personas:`
        : `Hay que corregir los datos de ${wrong} de ${all} personas:`,
  };
}

function readyWords(count: number): Words {
  return count === 1
    ? { en: "The one person on your list is ready.", es: "La persona de tu lista está lista." }
    : {
        en: `All ${count} people are ready.`,
        es: `Los datos de las ${count} personas están completos.`,
      };
}

/** One row: who it is, what is wrong, and the form to correct it in place. */
function Person({ row, shown, list }: { row: ShownRow; shown: ShownListRace; list: ShownList }) {
  const say = useSay();
  const lang = useLang();
  const { race } = shown;
  const born = parseDay(row.dateOfBirth.trim());
  const place = { list: list.id, row: row.id };
  const edited = list.edited?.id === row.id ? list.edited : null;
  const facts = [
    row.distance,
    born ? formatDay(born, lang) : row.dateOfBirth,
    row.isMinor && say({ en: "minor", es: "menor de edad" }),
    ...row.bought.map((extra) => extraLine(extra, lang)),
    row.dueMinor !== null && list.price && say(moneyWords(row.dueMinor, list.price.currency)),
  ];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-base">
            {row.number}. {row.name || say(noName)}
          </h2>
          <p className="text-sm text-muted">{facts.filter(Boolean).join(", ")}</p>
          {row.sentences.length > 0 && (
            <ul className="mt-1 text-sm font-medium text-danger">
              {row.sentences.map((sentence) => (
                <li key={sentence.en}>{say(sentence)}</li>
              ))}
            </ul>
          )}
        </div>
        {!edited && (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink
              size="small"
              look={row.sentences.length > 0 ? "primary" : "quiet"}
              to={`${listPath(race.id, place)}#row-${row.number}`}
            >
              {row.sentences.length > 0
                ? say({ en: "Correct", es: "Corregir" })
                : say({ en: "Edit", es: "Editar" })}
              <span className="sr-only"> {row.name}</span>
            </ButtonLink>
            <Form method="post" action={listPath(race.id, place, "leave")}>
              <Button type="submit" look="quiet" size="small">
                {say({ en: "Leave out", es: "Quitar" })}
                <span className="sr-only"> {row.name}</span>
              </Button>
            </Form>
          </div>
        )}
      </div>
      {edited && <PersonForm key={edited.id} row={row} edited={edited} shown={shown} list={list} />}
    </>
  );
}

/** Corrects the data of one person. */
function PersonForm({
  row,
  edited,
  shown: { race, form, currency },
  list,
}: {
  row: ShownRow;
  edited: EditedRow;
  shown: ShownListRace;
  list: ShownList;
}) {
  const say = useSay();
  const action = listPath(race.id, { list: list.id, row: row.id }, "row");
  const isBusy = useIsSending(action);
  const given = {
    answers: edited.answers,
    marked: markedIn(edited.problems, race.minimumAge),
  };
  return (
    <Form method="post" action={action} noValidate className="mt-4">
      <input type="hidden" name="asked_distance" value={edited.distanceId ?? ""} />
      {race.distances.length > 1 && (
        <Select
          name="distance"
          label={say({ en: "Distance", es: "Distancia" })}
          options={[
            { value: "", label: say({ en: "Choose…", es: "Elige…" }) },
            ...race.distances.map(({ id, text }) => ({ value: id, label: text })),
          ]}
          defaultValue={edited.distanceId ?? ""}
        />
      )}
      <ContactFields {...given} rules={form.rules} />
      <EmergencyFields {...given} rules={form.rules} />
      {row.isMinor && (
        <div className="mt-4">
          <GuardianName given={given} />
        </div>
      )}
      {edited.questions.length > 0 && (
        <section aria-labelledby="organizer-asks" className="mt-6">
          <h3 id="organizer-asks" className="text-lg">
            {say(organizerAsks)}
          </h3>
          <QuestionFields
            questions={edited.questions}
            answers={edited.answers}
            problems={edited.wrong}
          />
        </section>
      )}
      {edited.offered.length > 0 && (
        <section aria-labelledby="extras" className="mt-6">
          <h3 id="extras" className="text-lg">
            {say(extrasWords)}
          </h3>
          <ExtraFields
            extras={edited.offered}
            currency={currency}
            answers={edited.answers}
            problems={edited.extras}
          />
        </section>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {say({ en: "Save this person", es: "Guardar a esta persona" })}
        </Button>
        <ButtonLink look="quiet" to={`${listPath(race.id, { list: list.id })}#row-${row.number}`}>
          {say({ en: "Close without saving", es: "Cerrar sin guardar" })}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** What it costs, what the sender confirms, and the button that registers everybody. */
function SendForm({
  shown: { race, form, isOpen },
  list,
}: {
  shown: ShownListRace;
  list: ShownList;
}) {
  const say = useSay();
  const { price, code, rows, isRight } = list;
  const action = listPath(race.id, { list: list.id }, "send");
  const isBusy = useIsSending(action);
  const hasMinors = rows.some(({ isMinor }) => isMinor);
  const isPaid = price !== null && price.totalMinor > 0;
  return (
    <section id="send" aria-labelledby="send-heading" className="grid scroll-mt-24 gap-5">
      <h2 id="send-heading" className="text-xl">
        {say({ en: "Register everybody", es: "Inscribir a todas las personas" })}
      </h2>
      {code && (
        <Form method="post" action={listPath(race.id, { list: list.id }, "code")}>
          <CodeField {...code} kind="discount" />
        </Form>
      )}
      <Form method="post" action={action} className="grid gap-5">
        {price && (
          <>
            <ListCosts price={price} count={rows.length} />
            <input type="hidden" name="total" value={price.totalMinor} />
          </>
        )}
        <details className="entry-details">
          <summary className="disclosure">
            {say({ en: "Read the waiver", es: "Leer el deslinde de responsabilidad" })}
          </summary>
          <WaiverText own={form.waiver} />
        </details>
        <div className="grid gap-2">
          <Choice name="everybody_accepts" value="yes" required>
            {say({
              en: "Everybody on this list has read the waiver and accepts it; for minors, a parent or guardian does",
              es: "Todas las personas de esta lista leyeron el deslinde de responsabilidad y lo aceptan; por los menores lo acepta su padre, madre o tutor",
            })}
          </Choice>
          {hasMinors && (
            <Choice name="guardians_consent" value="yes" required>
              {say({
                en: "The parent or guardian of each minor consents to the entry",
                es: "El padre, la madre o el tutor de cada menor da su consentimiento para la inscripción",
              })}
            </Choice>
          )}
        </div>
        <p className="max-w-text text-muted">
          {say({
            en: "All of these people are registered, or nobody. What we send about the entries goes to you.",
            es: "Se inscribe a todas estas personas o a ninguna. Lo que enviemos sobre las inscripciones te llega a ti.",
          })}
        </p>
        <Button
          type="submit"
          busy={isBusy}
          disabled={!isRight || !isOpen}
          className="justify-self-start"
        >
          {say(isPaid ? holdWords(rows.length) : registerWords(rows.length))}
        </Button>
      </Form>
    </section>
  );
}

/** What a list costs, with what lowers it. */
function ListCosts({ price, count }: { price: NonNullable<ShownList["price"]>; count: number }) {
  const say = useSay();
  const money = (minor: number) => (minor === 0 ? null : say(moneyWords(minor, price.currency)));
  return (
    <Facts
      items={[
        { label: say({ en: "People", es: "Personas" }), value: String(count) },
        { label: say({ en: "Code", es: "Código" }), value: money(-price.codeMinor) },
        {
          label: say({ en: "Group price", es: "Precio de grupo" }),
          value: money(-price.groupMinor),
        },
        { label: say(creditWords), value: money(-price.creditMinor) },
        { label: say(extrasWords), value: money(price.extrasMinor) },
        {
          label: say({ en: "Total", es: "Total" }),
          value: say(moneyWords(price.totalMinor, price.currency)),
        },
      ]}
    />
  );
}

function holdWords(count: number): Words {
  return count === 1
    ? { en: "Hold 1 place and pay", es: "Reservar 1 cupo y pagar" }
    : { en: `Hold ${count} places and pay`, es: `Reservar ${count} cupos y pagar` };
}

function registerWords(count: number): Words {
  return count === 1
    ? { en: "Register 1 person", es: "Inscribir a 1 persona" }
    : { en: `Register ${count} people`, es: `Inscribir a ${count} personas` };
}

function DropForm({ raceId, list }: { raceId: string; list: ShownList }) {
  const say = useSay();
  return (
    <details className="entry-details">
      <summary className="disclosure">
        {say({ en: "Delete this list", es: "Eliminar esta lista" })}
      </summary>
      <Form method="post" action={listPath(raceId, { list: list.id }, "drop")} className="mt-3">
        <p className="max-w-text">
          {say({
            en: "Nobody is registered. A list that nobody changes is deleted by itself after a week.",
            es: "No se inscribe a nadie. Una lista que nadie cambia se elimina sola después de una semana.",
          })}
        </p>
        <Button type="submit" look="danger" className="mt-4">
          {say({ en: "Delete the list", es: "Eliminar la lista" })}
        </Button>
      </Form>
    </details>
  );
}
