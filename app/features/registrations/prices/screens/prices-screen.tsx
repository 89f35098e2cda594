import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { currencies } from "#values/money.ts";
import { langs, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { type ManualMethod, methodWords } from "../../ways.ts";
import { previewPath } from "../../wizard/wizard.ts";
import { writtenAmount } from "../amount.ts";
import { waysField } from "../messages.ts";
import { usualHours } from "../order-price.ts";
import type { PriceStep } from "../price-steps.ts";
import type { OwnSale } from "../queries.server.ts";
import { mostSteps, offeredSteps, shownSteps, stepField, wholeRaceKey } from "../typed-steps.ts";

type Way = {
  method: ManualMethod;
  hint: Words;
  /** Left out, it is offered in every currency. */
  currencies?: readonly string[];
};

const ways: Way[] = [
  {
    method: "yape",
    currencies: ["PEN"],
    hint: { en: "The number and the name", es: "El número y el nombre" },
  },
  {
    method: "plin",
    currencies: ["PEN"],
    hint: { en: "The number and the name", es: "El número y el nombre" },
  },
  {
    method: "bank_deposit",
    currencies: ["PEN", "MXN"],
    hint: { en: "Bank, account and holder", es: "Banco, cuenta y titular" },
  },
  {
    method: "spei",
    currencies: ["MXN"],
    hint: { en: "CLABE, bank and holder", es: "CLABE, banco y titular" },
  },
  {
    // In Mexico, a transfer is SPEI.
    method: "transfer",
    currencies: currencies.filter((currency) => currency !== "MXN"),
    hint: { en: "Bank, account and holder", es: "Banco, cuenta y titular" },
  },
  {
    method: "cash",
    hint: { en: "Where and when", es: "Dónde y cuándo" },
  },
];

/** What the entries of a race cost and how they are paid for, in one form. */
export function PricesScreen({ own, errors }: { own: OwnSale; errors: FormErrors | null }) {
  const say = useSay();
  const at = useWorkplace();
  const { race, distances, sale } = own;
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(at.prices(race.id));
  const [currency, setCurrency] = useState<string>(
    errors?.typed.currency ?? sale?.currency ?? own.usualCurrency,
  );
  const isUsed = (method: ManualMethod) =>
    own.ways.some((way) => way.method === method) ||
    langs.some((lang) => errors?.typed[`${method}_${lang}`]);
  const targets =
    distances.length === 0
      ? [{ id: null, title: race.name }]
      : distances.map(({ id, distance }) => ({ id, title: distance }));
  return (
    <SetupFrame race={race} screen="prices">
      <Form ref={form} method="post" className="grid max-w-200 gap-8">
        <p className="text-muted">
          {say({
            en: "Without prices, runners register here and pay you elsewhere, as before. With prices, their place is held while they pay. What you have typed as the price of a distance is never charged: enter the amounts here.",
            es: "Sin precios, los corredores se inscriben aquí y te pagan en otro sitio, como hasta ahora. Con precios, su cupo se reserva mientras pagan. Lo que escribiste como precio de una distancia nunca se cobra: escribe aquí los montos.",
          })}
        </p>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <Select
          name="currency"
          label={say({ en: "Currency", es: "Moneda" })}
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={currency}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
          error={errors?.fields.currency}
        />
        <p className="max-w-text text-muted">
          {say({
            en: "A price applies through its last day, or until its number of entries is sold. Leave both empty for the last price.",
            es: "Un precio vale hasta su último día, o hasta que se venden sus inscripciones. Deja ambos vacíos en el último precio.",
          })}
        </p>
        {targets.map(({ id, title }) => (
          <StepRows
            key={id ?? wholeRaceKey}
            fieldKey={id ?? wholeRaceKey}
            title={title}
            steps={sale?.steps.filter((step) => step.distanceId === id) ?? []}
            errors={errors}
          />
        ))}
        <section aria-labelledby="discounts" className="grid gap-5 sm:grid-cols-3">
          <h2 id="discounts" className="text-xl sm:col-span-3">
            {say({ en: "Discount and deadlines", es: "Descuento y plazos" })}
          </h2>
          <NumberField
            name="member_percent"
            label={{ en: "Members pay less, in percent", es: "Los miembros pagan menos, en %" }}
            value={sale?.memberPercent ?? 0}
            errors={errors}
          />
          <NumberField
            name="free_every"
            label={{
              en: "One free entry in each group of (empty: none)",
              es: "Una inscripción gratis por cada grupo de (vacío: ninguna)",
            }}
            value={sale?.freeEvery ?? ""}
            errors={errors}
          />
          <NumberField
            name="upload_hours"
            label={{ en: "Hours to pay", es: "Horas para pagar" }}
            value={(sale ?? usualHours).uploadHours}
            errors={errors}
          />
          <NumberField
            name="review_hours"
            label={{ en: "Hours to review a proof", es: "Horas para revisar un comprobante" }}
            value={(sale ?? usualHours).reviewHours}
            errors={errors}
          />
        </section>
        <section aria-labelledby="ways" className="grid gap-5">
          <h2 id="ways" className="text-xl">
            {say({ en: "How runners pay you", es: "Cómo te pagan los corredores" })}
          </h2>
          <p className="text-muted">
            {say({
              en: "Open each way that you take and describe it; an empty one is not offered. One language is enough. Runners see the amount and a code for the payment note, send a proof, and you compare it with your own account.",
              es: "Abre cada forma que aceptas y descríbela; las vacías no se ofrecen. Basta un idioma. Los corredores ven el monto y un código para el concepto, envían un comprobante y tú lo comparas con tu propia cuenta.",
            })}
          </p>
          {errors?.fields[waysField] && <Notice kind="problem">{errors.fields[waysField]}</Notice>}
          <div>
            {ways
              .filter(
                ({ method, currencies }) =>
                  !currencies || currencies.includes(currency) || isUsed(method),
              )
              .map((way) => (
                <WayFields
                  key={way.method}
                  way={way}
                  stored={own.ways.find(({ method }) => method === way.method)}
                  errors={errors}
                />
              ))}
          </div>
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={isSending}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
          <TextLink to={previewPath({ raceId: race.id, distanceId: null }, 1)}>
            {say({ en: "See the form as a runner", es: "Ver el formulario como corredor" })}
          </TextLink>
        </div>
      </Form>
    </SetupFrame>
  );
}

function NumberField({
  name,
  label,
  value,
  errors,
}: {
  name: string;
  label: Words;
  value: number | "";
  errors: FormErrors | null;
}) {
  const say = useSay();
  return (
    <TextField
      name={name}
      label={say(label)}
      inputMode="numeric"
      defaultValue={errors?.typed[name] ?? value}
      error={errors?.fields[name]}
    />
  );
}

/** The steps of one distance: those that exist, and room for more. */
function StepRows({
  fieldKey,
  title,
  steps,
  errors,
}: {
  fieldKey: string;
  title: string;
  steps: PriceStep[];
  errors: FormErrors | null;
}) {
  const say = useSay();
  const rows = Math.min(mostSteps, Math.max(offeredSteps, steps.length + 2));
  const heading = `steps-${fieldKey}`;
  const inSight = Math.max(shownSteps, steps.length);
  const isMoreTyped = Array.from({ length: rows }, (_, row) => row)
    .slice(inSight)
    .some((row) =>
      (["price", "last", "places"] as const).some(
        (part) => errors?.typed[stepField(part, fieldKey, row)],
      ),
    );
  const fields = Array.from({ length: rows }, (_, row) => {
    const step = steps[row];
    const field = (part: "price" | "last" | "places", value: string) => {
      const name = stepField(part, fieldKey, row);
      return {
        name,
        defaultValue: errors?.typed[name] ?? value,
        error: errors?.fields[name],
      };
    };
    const number = row + 1;
    return (
      <div key={stepField("id", fieldKey, row)} className="grid gap-3 sm:grid-cols-3">
        <input type="hidden" name={stepField("id", fieldKey, row)} value={step?.id ?? ""} />
        <TextField
          {...field("price", step ? writtenAmount(step.priceMinor) : "")}
          label={say({ en: `Price ${number}`, es: `Precio ${number}` })}
          hint={
            step && step.sold > 0
              ? say({
                  en: `${formatCount(step.sold)} sold or held`,
                  es: `${formatCount(step.sold)} ${step.sold === 1 ? "vendida o reservada" : "vendidas o reservadas"}`,
                })
              : undefined
          }
          inputMode="decimal"
        />
        <TextField
          {...field("last", step?.lastDay ?? "")}
          type="date"
          label={say({
            en: `Last day of price ${number}`,
            es: `Último día del precio ${number}`,
          })}
        />
        <TextField
          {...field("places", step?.places == null ? "" : String(step.places))}
          label={say({
            en: `Entries at price ${number}`,
            es: `Inscripciones al precio ${number}`,
          })}
          inputMode="numeric"
        />
      </div>
    );
  });
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {fields.slice(0, inSight)}
      {rows > inSight && (
        <Disclosure title={{ en: "More prices", es: "Más precios" }} isOpen={isMoreTyped}>
          {fields.slice(inSight)}
        </Disclosure>
      )}
    </section>
  );
}

/** How runners pay in one way, in the reader's language and then in the other one. */
function WayFields({
  way: { method, hint },
  stored,
  errors,
}: {
  way: Way;
  stored: OwnSale["ways"][number] | undefined;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const own = useLang();
  const label = methodWords[method];
  const fields = langs
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .map((lang) => {
      const name = `${method}_${lang}`;
      return { name, lang, text: errors?.typed[name] ?? stored?.[lang] ?? "" };
    });
  return (
    <Disclosure title={label} isOpen={fields.some(({ text }) => text !== "")}>
      {fields.map(({ name, lang, text }) => (
        <TextArea
          key={name}
          name={name}
          label={say(
            lang === "en"
              ? { en: `${label.en}, in English`, es: `${label.es}, en inglés` }
              : { en: `${label.en}, in Spanish`, es: `${label.es}, en español` },
          )}
          hint={say(hint)}
          lang={lang}
          rows={2}
          maxLength={1000}
          defaultValue={text}
          error={errors?.fields[name]}
        />
      ))}
    </Disclosure>
  );
}

/** Fields that are rarely needed. */
function Disclosure({
  title,
  isOpen,
  children,
}: {
  title: Words;
  isOpen: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <details open={isOpen} className="border-t border-line py-3">
      <summary className="disclosure">{say(title)}</summary>
      <div className="mt-3 grid gap-4">{children}</div>
    </details>
  );
}
