import { Form, href } from "react-router";
import { moneyWords } from "#features/registrations/prices/words.ts";
import type { AccountPayout } from "#services/payments/payments.ts";
import { Button } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { countryIn } from "#values/countries.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Lang, Say } from "#values/say.ts";
import { accountState, type PaymentAccount, payoutCountries, type RaceToPay } from "../account.ts";
import { payeeWords, payoutProblems, payoutWords, stateWords } from "../messages.ts";

/** The account that an organizer is paid on, and the races whose entries are paid to it by card. */
export function PayoutsScreen({
  account,
  payouts,
  races,
  isAvailable,
  errors,
}: {
  account: PaymentAccount | null;
  /** `null` where they could not be read. */
  payouts: readonly AccountPayout[] | null;
  races: readonly RaceToPay[];
  isAvailable: boolean;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <ToolHeading
        lead={say({
          en: "Runners pay by card to your own account at Stripe. You are the seller: the money, the refunds and the questions of banks are yours.",
          es: "Los corredores pagan con tarjeta a tu propia cuenta de Stripe. Tú vendes: el dinero, los reembolsos y los reclamos de los bancos son tuyos.",
        })}
      >
        {say({ en: "Card payments", es: "Pagos con tarjeta" })}
      </ToolHeading>
      <div className="grid max-w-200 gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {!isAvailable && !account && <p>{say(payoutProblems.unavailable)}</p>}
        {account && <AccountSection account={account} />}
        {account?.isSubmitted && <PayoutsSection payouts={payouts} />}
        {isAvailable && !account && <NewAccount errors={errors} />}
        {account && races.length > 0 && (
          <Records
            caption={say({ en: "Your races", es: "Tus carreras" })}
            columns={columnsIn(say, lang)}
            rows={races}
            keyOf={({ id }) => id}
          />
        )}
      </div>
    </>
  );
}

function AccountSection({ account }: { account: PaymentAccount }) {
  const say = useSay();
  const lang = useLang();
  const state = accountState(account);
  const { title, text } = stateWords[state];
  const country = Object.entries(payoutCountries).find(([code]) => code === account.country)?.[1];
  const action = href("/organize/payouts/:change?", { change: "continue" });
  const isBusy = useIsSending(action);
  return (
    <section aria-labelledby="account" className="grid gap-3">
      <h2 id="account" className="text-xl">
        {say(title)}
      </h2>
      <p>{say(text)}</p>
      <p className="text-muted">
        {country ? countryIn(country, lang) : account.country}
        {account.takesOxxo &&
          say({ en: ", with cash at OXXO", es: ", con pagos en efectivo en OXXO" })}
      </p>
      {state !== "ready" && (
        <Form method="post" action={action}>
          <Button type="submit" busy={isBusy}>
            {say({ en: "Continue at Stripe", es: "Continuar en Stripe" })}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** What Stripe has sent to the bank of the organizer. */
function PayoutsSection({ payouts }: { payouts: readonly AccountPayout[] | null }) {
  const say = useSay();
  const lang = useLang();
  return (
    <section aria-labelledby="payouts" className="grid gap-3">
      <h2 id="payouts" className="text-xl">
        {say({ en: "Last payouts", es: "Últimos depósitos" })}
      </h2>
      {!payouts && <p>{say(payoutProblems.failed)}</p>}
      {payouts?.length === 0 && (
        <p className="text-muted">
          {say({
            en: "Stripe has paid nothing out to your bank yet.",
            es: "Stripe todavía no depositó nada en tu banco.",
          })}
        </p>
      )}
      <ul className="grid gap-2">
        {payouts?.map(({ id, amount, currency, arrives, state }) => (
          <li key={id}>
            <b className="tabular">{say(moneyWords(amount, currency.toUpperCase()))}</b>,{" "}
            {say(payoutWords[state])} {formatDay(toDay(new Date(arrives * 1000)), lang)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewAccount({ errors }: { errors: FormErrors | null }) {
  const say = useSay();
  const lang = useLang();
  const form = useFirstInvalid(errors);
  const action = href("/organize/payouts/:change?");
  const isBusy = useIsSending(action);
  return (
    <Form ref={form} method="post" action={action} className="grid gap-5">
      <Select
        name="country"
        label={say({ en: "Country of your bank account", es: "País de tu cuenta bancaria" })}
        options={Object.entries(payoutCountries).map(([value, name]) => ({
          value,
          label: countryIn(name, lang),
        }))}
        defaultValue={errors?.typed.country}
        error={errors?.fields.country}
      />
      <p className="text-muted">
        {say({
          en: "Stripe has no accounts in Peru. There, describe Yape, Plin or a deposit for each of your races, and confirm what runners send you.",
          es: "Stripe no tiene cuentas en Perú. Allí, describe Yape, Plin o un depósito en cada una de tus carreras y confirma lo que te envían los corredores.",
        })}
      </p>
      <div>
        <Button type="submit" busy={isBusy}>
          {say({ en: "Connect an account", es: "Conectar una cuenta" })}
        </Button>
      </div>
    </Form>
  );
}

const columnsIn = (say: Say, lang: Lang): RecordColumn<RaceToPay>[] => [
  {
    title: say({ en: "Race", es: "Carrera" }),
    isHead: true,
    room: 100,
    cell: ({ id, name, startDate }) => (
      <>
        <RecordLink to={href("/organize/races/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>{formatDay(startDate, lang)}</RecordLine>
      </>
    ),
  },
  {
    title: say({ en: "Cards", es: "Tarjetas" }),
    room: "whole",
    isPlain: true,
    cell: ({ payee }) => say(payeeWords[payee ?? "none"]),
  },
  {
    title: say({ en: "Change", es: "Cambiar" }),
    room: "whole",
    cell: (race) => (race.payee === "other" ? null : <PayeeButton race={race} />),
  },
];

function PayeeButton({ race: { id, name, payee } }: { race: RaceToPay }) {
  const say = useSay();
  const isOwn = payee === "own";
  return (
    <Form
      method="post"
      action={href("/organize/payouts/:change?", { change: "payee" })}
      preventScrollReset
    >
      <input type="hidden" name="race" value={id} />
      <Button type="submit" name="use" value={isOwn ? "no" : "yes"} look="quiet" size="small">
        {isOwn
          ? say({ en: "Stop", es: "Detener" })
          : say({ en: "Take cards", es: "Aceptar tarjetas" })}{" "}
        <span className="sr-only">{say({ en: `for ${name}`, es: `en ${name}` })}</span>
      </Button>
    </Form>
  );
}
