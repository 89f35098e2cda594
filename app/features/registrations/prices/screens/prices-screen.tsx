import { Form, href } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { currencies } from "#values/money.ts";
import { langs, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { writtenAmount } from "../amount.ts";
import type { PriceStep } from "../price-steps.ts";
import type { OwnSale } from "../queries.server.ts";
import { mostSteps, offeredSteps, stepField, wholeRaceKey } from "../typed-steps.ts";

const ways: { kind: string; label: Words; hint: Words }[] = [
  {
    kind: "yape",
    label: { en: "Yape", es: "Yape" },
    hint: { en: "The number and the name", es: "El número y el nombre" },
  },
  {
    kind: "plin",
    label: { en: "Plin", es: "Plin" },
    hint: { en: "The number and the name", es: "El número y el nombre" },
  },
  {
    kind: "bank_deposit",
    label: { en: "Bank deposit", es: "Depósito bancario" },
    hint: { en: "Bank, account and holder", es: "Banco, cuenta y titular" },
  },
  {
    kind: "spei",
    label: { en: "SPEI", es: "SPEI" },
    hint: { en: "CLABE, bank and holder", es: "CLABE, banco y titular" },
  },
  {
    kind: "transfer",
    label: { en: "Bank transfer", es: "Transferencia bancaria" },
    hint: { en: "Bank, account and holder", es: "Banco, cuenta y titular" },
  },
  {
    kind: "cash",
    label: { en: "Cash", es: "Efectivo" },
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
          defaultValue={errors?.typed.currency ?? sale?.currency ?? "PEN"}
          error={errors?.fields.currency}
        />
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
            name="upload_hours"
            label={{ en: "Hours to pay", es: "Horas para pagar" }}
            value={sale?.uploadHours ?? 48}
            errors={errors}
          />
          <NumberField
            name="review_hours"
            label={{ en: "Hours to review a proof", es: "Horas para revisar un comprobante" }}
            value={sale?.reviewHours ?? 72}
            errors={errors}
          />
        </section>
        <section aria-labelledby="ways" className="grid gap-5">
          <h2 id="ways" className="text-xl">
            {say({ en: "How runners pay you", es: "Cómo te pagan los corredores" })}
          </h2>
          <p className="text-muted">
            {say({
              en: "Describe each way that you take; an empty one is not offered. Runners see the amount and a code for the payment note, send a proof, and you compare it with your own account.",
              es: "Describe cada forma que aceptas; las vacías no se ofrecen. Los corredores ven el monto y un código para el concepto, envían un comprobante y tú lo comparas con tu propia cuenta.",
            })}
          </p>
          {ways.map(({ kind, label, hint }) => (
            <div key={kind} className="grid gap-3 sm:grid-cols-2">
              {langs.map((lang) => {
                const name = `${kind}_${lang}`;
                const inWords: Words =
                  lang === "en"
                    ? { en: `${label.en}, in English`, es: `${label.es}, en inglés` }
                    : { en: `${label.en}, in Spanish`, es: `${label.es}, en español` };
                return (
                  <TextArea
                    key={lang}
                    name={name}
                    label={say(inWords)}
                    hint={say(hint)}
                    lang={lang}
                    rows={2}
                    maxLength={1000}
                    defaultValue={
                      errors?.typed[name] ??
                      own.methods.find((method) => method.kind === kind)?.[lang] ??
                      ""
                    }
                    error={errors?.fields[name]}
                  />
                );
              })}
            </div>
          ))}
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={isSending}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
          <TextLink to={href("/races/:id/register", { id: race.id })}>
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
  value: number;
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
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {Array.from({ length: rows }, (_, row) => {
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
                      es: `${formatCount(step.sold)} vendidas o reservadas`,
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
      })}
    </section>
  );
}
