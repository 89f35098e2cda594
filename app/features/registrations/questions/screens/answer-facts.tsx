import { Fragment } from "react";
import { partsOf } from "#features/registrations/questions/given-answer.ts";
import type { GivenAnswer } from "#features/registrations/questions/question.ts";
import { useLang } from "#ui/language/language.tsx";
import { WrittenText } from "./written-text.tsx";

/** What a runner answered to the organizer, as parts of a `dl`. */
export function AnswerFacts({ answers }: { answers: readonly GivenAnswer[] }) {
  const pageLang = useLang();
  return answers.map((answer) => (
    <div key={answer.questionId}>
      <dt>
        <WrittenText>{answer.question}</WrittenText>
      </dt>
      <dd>
        {[...partsOf(answer, pageLang).entries()].map(([place, { text, lang }]) => (
          <Fragment key={place}>
            {place > 0 && ", "}
            {lang === null || lang === pageLang ? text : <span lang={lang}>{text}</span>}
          </Fragment>
        ))}
      </dd>
    </div>
  ));
}
