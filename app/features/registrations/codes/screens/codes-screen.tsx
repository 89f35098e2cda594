import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { OwnSale } from "../../prices/queries.server.ts";
import type { Voucher } from "../../prices/voucher.ts";
import { moneyWords } from "../../prices/words.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { invitationPath } from "../../wizard/wizard.ts";

/** The codes of a race, and a form for a new one. */
export function CodesScreen({ own, errors }: { own: OwnSale; errors: FormErrors | null }) {
  const say = useSay();
  const { race, codes } = own;
  return (
    <SetupFrame race={race} screen="codes">
      <div className="grid max-w-200 gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {codes.length === 0 ? (
          <EmptyState title={say({ en: "No codes yet", es: "Todavía no hay códigos" })}>
            <p>
              {say({
                en: "A code lowers the price of the entries whose runners type it, or keeps places of a distance for them, such as members, sponsors and elites.",
                es: "Un código baja el precio de las inscripciones de quienes lo escriben, o les reserva cupos de una distancia: por ejemplo, a miembros, patrocinadores y élites.",
              })}
            </p>
          </EmptyState>
        ) : (
          <CodeList own={own} />
        )}
        {/* A new form after each code that was added. */}
        <NewCode key={codes.length} own={own} errors={errors} />
      </div>
    </SetupFrame>
  );
}

function CodeList({ own: { race, codes, distances, sale } }: { own: OwnSale }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  return (
    <ul aria-label={say({ en: "Codes", es: "Códigos" })} className="card divide-y divide-line">
      {codes.map((code) => (
        <li key={code.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-3">
              <b className="wrap-anywhere">{code.code}</b>
              <span className="whitespace-nowrap">
                {say(effectOf(code, sale?.currency ?? "PEN"))}
              </span>
            </p>
            <p className="text-sm text-muted">
              {[say(usesOf(code)), limitsOf(code, distances, lang)].filter(Boolean).join(", ")}
            </p>
            {code.keepsPlaces && code.isActive && (
              <p className="text-sm">
                <TextLink
                  to={invitationPath({ raceId: race.id, distanceId: code.distanceId }, code.code)}
                >
                  {say({ en: "Link for those who are invited", es: "Enlace para los invitados" })}
                  <span className="sr-only"> {code.code}</span>
                </TextLink>
              </p>
            )}
          </div>
          <Form method="post" action={at.codes(race.id, code.isActive ? "stop" : "resume")}>
            <input type="hidden" name="voucher" value={code.id} />
            <Button type="submit" look="quiet" size="small">
              {code.isActive
                ? say({ en: "Stop", es: "Detener" })
                : say({ en: "Resume", es: "Reanudar" })}
              <span className="sr-only"> {code.code}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function effectOf({ kind, value }: Voucher, currency: string): Words {
  if (kind === "none") return { en: "Full price", es: "Precio completo" };
  if (kind === "free" || value === null) return { en: "Free entry", es: "Inscripción gratis" };
  if (kind === "percent") return { en: `−${value}%`, es: `−${value}\u00a0%` };
  return moneyWords(-value, currency);
}

function usesOf({ uses, maxUses, keepsPlaces, isActive }: Voucher): Words {
  const used = formatCount(uses);
  const most = maxUses === null ? null : formatCount(maxUses);
  if (keepsPlaces && maxUses !== null) {
    const kept = formatCount(isActive ? maxUses - uses : 0);
    return {
      en: `${kept} of ${most} places kept, ${used} taken`,
      es: `${kept} de ${most} cupos reservados, ${used} usados`,
    };
  }
  return most === null
    ? { en: `used ${used}×`, es: `usado ${used}×` }
    : { en: `used ${used} of ${most}`, es: `usado ${used} de ${most}` };
}

function limitsOf(code: Voucher, distances: OwnSale["distances"], lang: Lang): string {
  const say = sayIn(lang);
  const distance = distances.find(({ id }) => id === code.distanceId)?.distance;
  const day = code.lastDay && formatDay(code.lastDay, lang);
  const times = formatCount(code.maxPerPerson);
  return [
    !code.isActive && say({ en: "stopped", es: "detenido" }),
    distance,
    day && say({ en: `until ${day}`, es: `hasta el ${day}` }),
    code.emailDomain && `@${code.emailDomain}`,
    code.maxPerPerson > 1 &&
      say({ en: `${times} times for each person`, es: `${times} veces por persona` }),
  ]
    .filter(Boolean)
    .join(", ");
}

function NewCode({
  own: { race, distances },
  errors,
}: {
  own: OwnSale;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const action = at.codes(race.id);
  const isSending = useIsSending(action);
  const field = (name: string, value = "") => ({
    name,
    defaultValue: errors?.typed[name] ?? value,
    error: errors?.fields[name],
  });
  return (
    <section aria-labelledby="new-code">
      <h2 id="new-code" className="mb-4 text-xl">
        {say({ en: "New code", es: "Código nuevo" })}
      </h2>
      <Form ref={form} method="post" action={action} className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("voucher")}
          label={say({ en: "Code", es: "Código" })}
          hint={say({
            en: "Letters, digits and hyphens. It cannot be changed later, only stopped",
            es: "Letras, números y guiones. Después no se puede cambiar, solo detener",
          })}
          autoComplete="off"
          maxLength={20}
        />
        <Select
          {...field("kind", "percent")}
          label={say({ en: "Effect", es: "Efecto" })}
          options={[
            { value: "percent", label: say({ en: "Percentage off", es: "Porcentaje menos" }) },
            { value: "amount", label: say({ en: "Amount off", es: "Monto menos" }) },
            { value: "free", label: say({ en: "Free entry", es: "Inscripción gratis" }) },
            { value: "none", label: say({ en: "Full price", es: "Precio completo" }) },
          ]}
        />
        <TextField
          {...field("value")}
          label={say({ en: "Percentage or amount", es: "Porcentaje o monto" })}
          inputMode="decimal"
        />
        <TextField
          {...field("max_uses")}
          label={say({ en: "Uses in all", es: "Usos en total" })}
          hint={say({ en: "Empty: without a limit", es: "Vacío: sin límite" })}
          inputMode="numeric"
        />
        <TextField
          {...field("max_per_person", "1")}
          label={say({ en: "Uses for each person", es: "Usos por persona" })}
          inputMode="numeric"
        />
        <Select
          {...field("distance")}
          label={say({ en: "Distance", es: "Distancia" })}
          options={[
            { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
            ...distances.map(({ id, distance }) => ({ value: id, label: distance })),
          ]}
        />
        <TextField
          {...field("last_day")}
          type="date"
          label={say({ en: "Last day", es: "Último día" })}
          hint={say({ en: "Empty: without an end", es: "Vacío: sin fin" })}
        />
        <TextField
          {...field("email_domain")}
          label={say({ en: "Only for email addresses at", es: "Solo para correos de" })}
          hint={say({ en: "Such as club.example", es: "Por ejemplo, club.example" })}
        />
        <div className="sm:col-span-2">
          <Choice
            name="keeps_places"
            value="yes"
            defaultChecked={errors?.typed.keeps_places === "yes"}
          >
            {say({
              en: "Keep as many places of this distance as the code has uses: only those who have the code get them, until you stop it or its last day is over",
              es: "Reservar tantos cupos de esta distancia como usos tiene el código: solo los obtienen quienes lo tienen, hasta que lo detengas o pase su último día",
            })}
          </Choice>
        </div>
        <Button type="submit" busy={isSending} className="justify-self-start">
          {say({ en: "Add code", es: "Agregar código" })}
        </Button>
      </Form>
    </section>
  );
}
