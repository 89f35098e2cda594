import type { ReactNode } from "react";
import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Sentence, Words } from "#values/say.ts";
import { writtenAmount } from "../../prices/amount.ts";
import { moneyWords } from "../../prices/words.ts";
import { writtenIn } from "../../questions/question.ts";
import { WrittenText } from "../../questions/screens/written-text.tsx";
import { SetupFrame } from "../../setup-frame.tsx";
import { longestName, longestNote, mostExtras, mostOfOne, type OwnExtra } from "../extra.ts";
import { extraProblems } from "../messages.ts";
import type { OwnExtras } from "../queries.server.ts";
import { extraPriceWords, soldWords } from "../words.ts";

/** The extras of a race with what is sold of each, and the form of a new one or of the one that is edited. */
export function ExtrasScreen({
  own,
  editedId,
  errors,
}: {
  own: OwnExtras;
  /** The extra that the form is about; `null` for a new one. */
  editedId: string | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const { race, extras } = own;
  const edited = extras.find(({ id }) => id === editedId) ?? null;
  const isGone = editedId !== null && edited === null;
  const isFull = extras.length >= mostExtras && !edited;
  return (
    <SetupFrame race={race} screen="extras">
      <div className="grid max-w-200 gap-8">
        <p className="text-muted">
          {say({
            en: "What runners can buy beside their entry: with the form, and later from the page of their registration. Codes, prices for members and free entries of a group do not lower it.",
            es: "Lo que los corredores pueden comprar además de su inscripción: en el formulario y después, desde la página de su inscripción. Los códigos, los precios de miembro y las inscripciones gratis por grupo no lo rebajan.",
          })}
        </p>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {isGone && !errors && <Notice kind="problem">{extraProblems.gone}</Notice>}
        {extras.length === 0 ? (
          <EmptyState title={say({ en: "No extras yet", es: "Todavía no hay adicionales" })}>
            <p>
              {say({
                en: "A finisher shirt, an engraved medal, the pasta party, a seat in the bus, parking, or a donation.",
                es: "Una camiseta de finalista, el grabado de la medalla, la cena de pasta, un lugar en el autobús, el estacionamiento o una donación.",
              })}
            </p>
          </EmptyState>
        ) : (
          <ExtraList own={own} editedId={editedId} />
        )}
        {isFull ? (
          <p className="text-muted">
            {extraProblems["too-many"] && say(extraProblems["too-many"])}
          </p>
        ) : (
          <ExtraForm key={edited?.id ?? extras.length} own={own} edited={edited} errors={errors} />
        )}
      </div>
    </SetupFrame>
  );
}

function ExtraList({ own, editedId }: { own: OwnExtras; editedId: string | null }) {
  const say = useSay();
  const { extras } = own;
  return (
    <ol aria-label={say({ en: "Extras", es: "Adicionales" })} className="grid gap-4">
      {extras.map((extra, at) => (
        <li key={extra.id} className="card grid gap-3 p-5">
          <ExtraFacts extra={extra} own={own} />
          <ExtraActions
            extra={extra}
            raceId={own.race.id}
            isEdited={extra.id === editedId}
            isFirst={at === 0}
            isLast={at === extras.length - 1}
          />
        </li>
      ))}
    </ol>
  );
}

function ExtraFacts({ extra, own: { distances, currency } }: { extra: OwnExtra; own: OwnExtras }) {
  const say = useSay();
  const lang = useLang();
  const { name, taken, stock, paidMinor } = extra;
  const distance = distances.find(({ id }) => id === extra.distanceId)?.distance;
  const day = extra.lastDay && formatDay(extra.lastDay, lang);
  const facts = [
    say(extraPriceWords(extra, currency)),
    distance,
    day && say({ en: `until ${day}`, es: `hasta el ${day}` }),
    extra.priceMinor !== null &&
      extra.mostEach > 1 &&
      say({
        en: `at most ${extra.mostEach} for each entry`,
        es: `hasta ${extra.mostEach} por inscripción`,
      }),
    extra.priceMinor !== 0 &&
      (extra.paysBack
        ? say({ en: "paid back if the entry is cancelled", es: "se devuelve si se cancela" })
        : say({ en: "not paid back", es: "no se devuelve" })),
  ].filter(Boolean);
  return (
    <div>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <span className="min-w-0 wrap-anywhere">
          <WrittenText>{name}</WrittenText>
        </span>
        {!extra.isSold && (
          <span className="text-sm font-medium text-muted">
            {say({ en: "no longer sold", es: "ya no se vende" })}
          </span>
        )}
      </h2>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      <p className="tabular mt-2">
        {soldWords({ taken, stock }, lang)}
        {", "}
        {say({
          en: `${moneyWords(paidMinor, currency).en} paid`,
          es: `${moneyWords(paidMinor, currency).es} pagados`,
        })}
      </p>
    </div>
  );
}

function ExtraActions({
  extra,
  raceId,
  isEdited,
  isFirst,
  isLast,
}: {
  extra: OwnExtra;
  raceId: string;
  isEdited: boolean;
  isFirst: boolean;
  isLast: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { text: name } = writtenIn(extra.name, lang);
  const button = (change: Parameters<typeof at.extras>[1], label: Words) => (
    <Form method="post" action={at.extras(raceId, change)} preventScrollReset>
      <input type="hidden" name="extra" value={extra.id} />
      <Button type="submit" look="quiet" size="small">
        {say(label)}
        <span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isEdited && (
        <TextLink to={`${withQuery(at.extras(raceId), { extra: extra.id })}#extra-form`}>
          {say({ en: "Edit", es: "Editar" })}
          <span className="sr-only"> {name}</span>
        </TextLink>
      )}
      {!isFirst && button("up", { en: "Move up", es: "Subir" })}
      {!isLast && button("down", { en: "Move down", es: "Bajar" })}
      {extra.isSold
        ? button("stop", { en: "Stop selling", es: "Dejar de vender" })
        : button("sell", { en: "Sell again", es: "Vender de nuevo" })}
      {!extra.isOrdered && button("delete", { en: "Delete", es: "Eliminar" })}
    </div>
  );
}

/** What the fields begin with, by their names. */
function valuesOf(extra: OwnExtra | null): Record<string, string | undefined> {
  if (!extra) return { kind: "fixed", most_each: "1", pays_back: "yes" };
  const amount = (minor: number | null) => (minor === null ? "" : writtenAmount(minor));
  return {
    name_en: extra.name.en ?? "",
    name_es: extra.name.es ?? "",
    note_en: extra.note.en ?? "",
    note_es: extra.note.es ?? "",
    kind: extra.priceMinor === null ? "chosen" : "fixed",
    price: amount(extra.priceMinor),
    least: amount(extra.leastMinor),
    most: amount(extra.mostMinor),
    stock: extra.stock === null ? "" : String(extra.stock),
    most_each: String(extra.mostEach),
    distance: extra.distanceId ?? "",
    last_day: extra.lastDay ?? "",
    pays_back: extra.paysBack ? "yes" : undefined,
  };
}

function ExtraForm({
  own: { race, distances, currency },
  edited,
  errors,
}: {
  own: OwnExtras;
  edited: OwnExtra | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const action = edited ? withQuery(at.extras(race.id), { extra: edited.id }) : at.extras(race.id);
  const isBusy = useIsSending(action);
  // A button of the list has no fields.
  const values = errors && "kind" in errors.typed ? errors.typed : valuesOf(edited);
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors?.fields[name],
  });
  return (
    <section aria-labelledby="extra-form">
      <h2 id="extra-form" className="mb-4 text-xl">
        {edited
          ? say({ en: "Edit extra", es: "Editar adicional" })
          : say({ en: "New extra", es: "Adicional nuevo" })}
      </h2>
      <Form ref={form} method="post" action={action} noValidate className="group grid gap-5">
        {edited && <input type="hidden" name="extra" value={edited.id} />}
        <Pair>
          <TextField
            {...field("name_en")}
            maxLength={longestName}
            label={say({ en: "Name in English", es: "Nombre en inglés" })}
          />
          <TextField
            {...field("name_es")}
            maxLength={longestName}
            label={say({ en: "Name in Spanish", es: "Nombre en español" })}
          />
          <TextArea
            {...field("note_en")}
            rows={3}
            maxLength={longestNote}
            label={say({ en: "Description in English", es: "Descripción en inglés" })}
          />
          <TextArea
            {...field("note_es")}
            rows={3}
            maxLength={longestNote}
            label={say({ en: "Description in Spanish", es: "Descripción en español" })}
          />
        </Pair>
        <p className="text-sm text-muted">
          {say({
            en: "One language is enough. Runners who use the other language see the original.",
            es: "Con un idioma basta. Quienes usan el otro idioma ven el texto original.",
          })}
        </p>
        <PriceFields
          currency={currency}
          kind={values.kind}
          error={errors?.fields.kind}
          field={field}
        />
        <Pair>
          <TextField
            {...field("stock")}
            inputMode="numeric"
            label={say({ en: "Stock in all", es: "Existencias en total" })}
            hint={say({ en: "Empty: without a limit", es: "Vacío: sin límite" })}
          />
          <TextField
            {...field("last_day")}
            type="date"
            label={say({ en: "Last day of sale", es: "Último día de venta" })}
            hint={say({ en: "Empty: until the race", es: "Vacío: hasta la carrera" })}
          />
          {distances.length > 0 && (
            <Select
              {...field("distance")}
              label={say({ en: "Distance", es: "Distancia" })}
              options={[
                { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
                ...distances.map(({ id, distance }) => ({ value: id, label: distance })),
              ]}
            />
          )}
        </Pair>
        <Choice name="pays_back" value="yes" defaultChecked={values.pays_back === "yes"}>
          {say({
            en: "If the entry is cancelled, what the extra has cost is to be settled with the runner",
            es: "Si se cancela la inscripción, lo que costó el adicional queda por resolver con el corredor",
          })}
        </Choice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {edited
              ? say({ en: "Save extra", es: "Guardar adicional" })
              : say({ en: "Add extra", es: "Agregar adicional" })}
          </Button>
          {edited && (
            <ButtonLink look="plain" to={at.extras(race.id)}>
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          )}
        </div>
      </Form>
    </section>
  );
}

/** What an extra costs: the fields of the chosen kind of price. */
function PriceFields({
  currency,
  kind,
  error,
  field,
}: {
  currency: string;
  kind: string | undefined;
  error: Sentence | undefined;
  field: (name: string) => {
    name: string;
    defaultValue: string | undefined;
    error: Sentence | undefined;
  };
}) {
  const say = useSay();
  return (
    <>
      <ChoiceGroup label={say({ en: "Price", es: "Precio" })}>
        <Choice kind="radio" name="kind" value="fixed" defaultChecked={kind !== "chosen"}>
          {say({ en: "A fixed price for each", es: "Un precio fijo por cada uno" })}
        </Choice>
        <Choice kind="radio" name="kind" value="chosen" defaultChecked={kind === "chosen"}>
          {say({
            en: "The runner chooses an amount, such as a donation",
            es: "El corredor elige un monto, como una donación",
          })}
        </Choice>
        {error && <Notice kind="problem">{error}</Notice>}
      </ChoiceGroup>
      <Pair>
        <TextField
          {...field("price")}
          className="group-has-[[value=chosen]:checked]:hidden"
          inputMode="decimal"
          label={say({ en: `Price in ${currency}`, es: `Precio en ${currency}` })}
          hint={say({ en: "0: free", es: "0: gratis" })}
        />
        <TextField
          {...field("most_each")}
          className="group-has-[[value=chosen]:checked]:hidden"
          inputMode="numeric"
          label={say({ en: "Most for each entry", es: "Máximo por inscripción" })}
          hint={say({ en: `1 to ${mostOfOne}`, es: `De 1 a ${mostOfOne}` })}
        />
        <TextField
          {...field("least")}
          className="group-has-[[value=fixed]:checked]:hidden"
          inputMode="decimal"
          label={say({ en: `Lowest amount in ${currency}`, es: `Monto mínimo en ${currency}` })}
        />
        <TextField
          {...field("most")}
          className="group-has-[[value=fixed]:checked]:hidden"
          inputMode="decimal"
          label={say({ en: `Highest amount in ${currency}`, es: `Monto máximo en ${currency}` })}
        />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2">{children}</div>;
}
