import type { ReactNode } from "react";
import { WrittenText } from "#features/registrations/questions/screens/written-text.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { Said, useSay } from "#ui/language/language.tsx";
import { currencySymbol } from "#values/money.ts";
import type { Sentence, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { type EntryExtra, isSoldOut } from "../extra.ts";
import { type ExtraProblem, type ExtraProblems, extraName } from "../reading-extras.ts";
import { extraPriceWords, extraProblemWords, leftWords } from "../words.ts";

/** What can be bought beside an entry, each with the field that says how many or how much. */
export function ExtraFields({
  extras,
  currency,
  answers,
  problems,
}: {
  extras: readonly EntryExtra[];
  currency: string;
  /** By the names of the fields. */
  answers: Readonly<Record<string, string | undefined>>;
  problems: ExtraProblems;
}) {
  return (
    <div className="wizard-fields">
      {extras.map((extra) => (
        <ExtraField
          key={extra.id}
          extra={extra}
          currency={currency}
          answer={answers[extraName(extra.id)]}
          problem={problems[extra.id]}
        />
      ))}
    </div>
  );
}

function ExtraField({
  extra,
  currency,
  answer,
  problem,
}: {
  extra: EntryExtra;
  currency: string;
  answer: string | undefined;
  problem: ExtraProblem | undefined;
}) {
  const say = useSay();
  const { id, name, note, priceMinor, paysBack } = extra;
  const isGift = priceMinor === null;
  const facts = [
    extraPriceWords(extra, currency),
    leftWords(extra),
    isGift || priceMinor === 0 || paysBack ? null : notPaidBack,
  ].filter((fact) => fact !== null);
  const isNoted = note.en !== null || note.es !== null;
  const hint = (
    <>
      <span className="block">{facts.map((fact) => say(fact)).join(" · ")}</span>
      {isNoted && (
        <span className="block">
          <WrittenText>{note}</WrittenText>
        </span>
      )}
    </>
  );
  const error = problem && extraProblemWords(problem, extra, currency);
  if (isSingle(extra) && (!isSoldOut(extra) || problem)) {
    return <SingleExtra extra={extra} answer={answer} hint={hint} error={error} />;
  }
  return (
    <Field
      label={
        <>
          <WrittenText>{name}</WrittenText>
          {isGift && ` (${currencySymbol(currency)})`}
        </>
      }
      hint={hint}
      error={error}
    >
      {(control) =>
        isSoldOut(extra) && !problem ? (
          <input {...control} type="text" className="input" disabled value={say(soldOut)} />
        ) : isGift ? (
          <input
            {...control}
            type="text"
            name={extraName(id)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={answer}
            className="input"
          />
        ) : (
          <select
            {...control}
            name={extraName(id)}
            defaultValue={countIn(answer)}
            className="input select"
          >
            {counts(extra, answer).map((count) => (
              <option key={count} value={count}>
                {count === 0 ? say(none) : formatCount(count)}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

/** Whether an entry has one of it at most, for a price that is known. */
function isSingle({ mostEach, priceMinor }: EntryExtra): boolean {
  return mostEach === 1 && priceMinor !== null;
}

/** One of it or none: a checkbox, which takes one tap. */
function SingleExtra({
  extra: { id, name },
  answer,
  hint,
  error,
}: {
  extra: EntryExtra;
  answer: string | undefined;
  hint: ReactNode;
  error: Sentence | undefined;
}) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-problem`;
  return (
    <div>
      <Choice
        name={extraName(id)}
        value="1"
        defaultChecked={countIn(answer) > 0}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        aria-invalid={error ? true : undefined}
      >
        <WrittenText>{name}</WrittenText>
      </Choice>
      <p id={hintId} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
    </div>
  );
}

const soldOut: Words = { en: "Sold out", es: "Agotado" };
const none: Words = { en: "None", es: "Ninguno" };
const notPaidBack: Words = {
  en: "not paid back if you cancel",
  es: "no se devuelve si cancelas",
};

/** From none to the most; what was chosen before stays in the list, so that its problem is told about what is seen. */
function counts({ mostEach, left }: EntryExtra, answer: string | undefined): number[] {
  const most = Math.max(left === null ? mostEach : Math.min(mostEach, left), countIn(answer));
  return Array.from({ length: most + 1 }, (_, count) => count);
}

function countIn(answer: string | undefined): number {
  return /^\d{1,2}$/.test(answer ?? "") ? Number(answer) : 0;
}
