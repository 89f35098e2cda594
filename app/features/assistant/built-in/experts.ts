import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { expertAnswerWords } from "./words/expert-words.ts";
import type { AnswerLanguage } from "./words/language.ts";

type Field = Extract<Intent, { kind: "expert" }>["field"];

/** The service that the list of experts is narrowed to. */
const specialties: Record<Exclude<Field, "virtual">, string> = {
  coach: "Running Coach",
  trail: "Trail Running",
  nutrition: "Sports Nutrition",
  therapy: "Injury Prevention",
  strength: "Strength Training",
  mental: "Mental Coaching",
};

/** Leads to the pages of experts and coaches. Which of them fits, the runner decides there. */
export function* answerExpert(
  { field, city }: Extract<Intent, { kind: "expert" }>,
  language: AnswerLanguage,
): Iterable<AnswerEvent> {
  const words = expertAnswerWords[language];
  const virtual = {
    label: words.virtual,
    to: withQuery(href("/services"), { tab: "virtual" }),
  };
  if (field === "virtual") {
    yield { kind: "text", text: words.machines };
    return yield { kind: "links", links: [virtual, { label: words.all, to: href("/services") }] };
  }
  const specialty = specialties[field];
  const everywhere = withQuery(href("/services"), { specialty });
  const here = city && {
    label: words.inCity(words.fields[field], city),
    to: withQuery(href("/services"), { specialty, city }),
  };
  yield { kind: "text", text: words.people };
  yield {
    kind: "links",
    links: [
      ...(here ? [here] : []),
      { label: words.everywhere(words.fields[field]), to: everywhere },
      virtual,
    ],
  };
}
