import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { dayColumn, type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Currency } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { writtenAmount } from "../../../prices/amount.ts";
import { moneyWords } from "../../../prices/words.ts";
import { SetupFrame } from "../../../setup-frame.tsx";
import {
  changeKinds,
  type EntryChangeKind,
  type EntryChangeRule,
  type EntryChangeState,
  kindWords,
} from "../change.ts";
import type { RacesChange } from "../queries.server.ts";

/** What the runners of a race may do with their entries, and what they have done. */
export function ChangesScreen({
  race,
  rules,
  currency,
  changes,
  errors,
}: {
  race: { id: string; name: string; startDate: Day };
  rules: EntryChangeRule[];
  /** `null` for a race that sells no entries. */
  currency: Currency | null;
  /** The latest ones. */
  changes: RacesChange[];
  errors: FormErrors | null;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  return (
    <SetupFrame race={race} screen="changes">
      <div className="grid gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <RulesForm raceId={race.id} rules={rules} currency={currency} errors={errors} />
        <section aria-labelledby="changes" className="grid gap-4">
          <h2 id="changes" className="text-xl">
            {say({ en: "Changes by runners", es: "Cambios de los corredores" })}
          </h2>
          {changes.length === 0 ? (
            <EmptyState title={say({ en: "No changes yet", es: "Todavía no hay cambios" })} />
          ) : (
            <Records
              caption={say({ en: "Changes by runners", es: "Cambios de los corredores" })}
              columns={columnsOf(lang, at.registration)}
              rows={changes}
              keyOf={({ id }) => id}
            />
          )}
        </section>
      </div>
    </SetupFrame>
  );
}

const about: Record<EntryChangeKind, Words> = {
  transfer: {
    en: "The runner invites another one by email, who accepts and fills in their own data. What was paid stays with the entry. A fee is paid by the runner who passes the entry on.",
    es: "El corredor invita por correo a otra persona, que acepta y completa sus propios datos. Lo pagado se queda con la inscripción. El costo lo paga quien la traspasa.",
  },
  distance: {
    en: "The runner fills in the form of the other distance, if it has places, and pays what it costs more today, with the fee.",
    es: "El corredor completa el formulario de la otra distancia, si tiene cupos, y paga lo que hoy cuesta de más, con el costo del cambio.",
  },
  deferral: {
    en: "The place is free again, and what was paid, less the fee, counts for the runner's entry in the next edition. You keep the money; what that entry costs less goes to “To settle”. Only paid entries can be deferred.",
    es: "El cupo queda libre, y lo pagado, menos el costo, cuenta para la inscripción del corredor en la próxima edición. Tú conservas el dinero; lo que esa inscripción cueste de menos pasa a “Por resolver”. Solo se pueden pasar las inscripciones pagadas.",
  },
};

function RulesForm({
  raceId,
  rules,
  currency,
  errors,
}: {
  raceId: string;
  rules: EntryChangeRule[];
  currency: Currency | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const action = useWorkplace().changes(raceId);
  const isSending = useIsSending(action);
  const form = useFirstInvalid(errors);
  const onOff = [
    { value: "off", label: say({ en: "Not allowed", es: "No se permite" }) },
    { value: "on", label: say({ en: "Allowed", es: "Se permite" }) },
  ];
  return (
    <Form ref={form} method="post" action={action} className="grid max-w-160 gap-8">
      {changeKinds.map((kind) => {
        const rule = rules.find((each) => each.kind === kind);
        return (
          <fieldset key={kind} className="grid gap-4">
            <legend className="mb-2 font-display text-lg font-bold">{say(kindWords[kind])}</legend>
            <p className="text-muted">{say(about[kind])}</p>
            <Select
              name={kind}
              label={
                <>
                  <span className="sr-only">{say(kindWords[kind])}. </span>
                  {say({ en: "Do you allow it?", es: "¿Se permite?" })}
                </>
              }
              options={onOff}
              defaultValue={errors?.typed[kind] ?? (rule ? "on" : "off")}
              error={errors?.fields[kind]}
            />
            <TextField
              name={`${kind}_day`}
              type="date"
              label={say({ en: "Last day", es: "Último día" })}
              hint={say({
                en: "Empty: until the day before the race",
                es: "Vacío: hasta el día anterior a la carrera",
              })}
              defaultValue={errors?.typed[`${kind}_day`] ?? rule?.lastDay ?? ""}
              error={errors?.fields[`${kind}_day`]}
            />
            {currency !== null && (
              <TextField
                name={`${kind}_fee`}
                label={say({ en: `Fee (${currency})`, es: `Costo (${currency})` })}
                hint={say({ en: "Empty: no fee", es: "Vacío: sin costo" })}
                inputMode="decimal"
                defaultValue={
                  errors?.typed[`${kind}_fee`] ??
                  (rule && rule.feeMinor > 0 ? writtenAmount(rule.feeMinor) : "")
                }
                error={errors?.fields[`${kind}_fee`]}
              />
            )}
            {kind === "distance" && currency !== null ? (
              <Select
                name="distance_back"
                label={say({
                  en: "When the other distance costs less",
                  es: "Si la otra distancia cuesta menos",
                })}
                options={[
                  {
                    value: "off",
                    label: say({ en: "You keep the rest", es: "Conservas lo que sobra" }),
                  },
                  {
                    value: "on",
                    label: say({
                      en: "The rest goes to “To settle”, for you to send back",
                      es: "Lo que sobra pasa a “Por resolver” para que lo devuelvas",
                    }),
                  },
                ]}
                defaultValue={errors?.typed.distance_back ?? (rule?.paysBack ? "on" : "off")}
                error={errors?.fields.distance_back}
              />
            ) : (
              kind === "distance" && <input type="hidden" name="distance_back" value="off" />
            )}
          </fieldset>
        );
      })}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {say({ en: "Save", es: "Guardar" })}
      </Button>
    </Form>
  );
}

const stateWords: Record<EntryChangeState, Words> = {
  unpaid: { en: "Fee not paid yet", es: "Falta pagar el costo" },
  open: { en: "Open", es: "Pendiente" },
  done: { en: "Done", es: "Hecho" },
  withdrawn: { en: "Taken back", es: "Anulado" },
  declined: { en: "Declined", es: "Rechazado" },
  lapsed: { en: "Lapsed", es: "Vencido" },
};

function columnsOf(lang: Lang, toEntry: (id: string) => string): RecordColumn<RacesChange>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 30,
      cell: ({ registrationId, runner, newRegistrationId, newRunner }) => (
        <>
          <span className="record-line">
            <TextLink to={toEntry(registrationId)}>
              {runner || say({ en: "Deleted account", es: "Cuenta eliminada" })}
            </TextLink>
          </span>
          {newRegistrationId && (
            <span className="record-line record-quiet">
              <TextLink to={toEntry(newRegistrationId)}>
                {say({ en: `now ${newRunner ?? "–"}`, es: `ahora ${newRunner ?? "–"}` })}
              </TextLink>
            </span>
          )}
        </>
      ),
    },
    {
      title: say({ en: "Change", es: "Cambio" }),
      room: 30,
      cell: ({ kind, distance, target, creditMinor, currency }) => (
        <>
          <RecordLine>{say(kindWords[kind])}</RecordLine>
          <RecordLine isQuiet>
            {[
              [distance, target].filter(Boolean).join(" → "),
              creditMinor > 0 && currency && say(moneyWords(creditMinor, currency)),
            ]
              .filter(Boolean)
              .join(", ")}
          </RecordLine>
        </>
      ),
    },
    {
      title: say({ en: "State", es: "Estado" }),
      cell: ({ kind, state }) =>
        say(
          kind === "deferral" && state === "open"
            ? { en: "Credit not used yet", es: "Saldo sin usar" }
            : stateWords[state],
        ),
    },
    dayColumn(say({ en: "Since", es: "Desde" }), ({ createdAt }) => createdAt),
  ];
}
