import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import type { AnswerLanguage, InEach } from "./words/formats.ts";

type Field = Exclude<Extract<Intent, { kind: "expert" }>["field"], "virtual">;

/** The service that the list of experts is narrowed to. */
const specialties: Record<Field, string> = {
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

type ExpertAnswerWords = {
  /** Before links to people. */
  people: string;
  /** Before a link to the coaches. */
  machines: string;
  virtual: string;
  all: string;
  fields: Record<Field, string>;
  inCity(field: string, city: string): string;
  everywhere(field: string): string;
};

const expertAnswerWords: InEach<ExpertAnswerWords> = {
  en: {
    people:
      "Experts have pages of their own here: what they offer, what they ask for, and what clients say of them. You can write to them without showing your address. Which one suits you I cannot judge, but I can open the list.",
    machines:
      "Virtual coaches answer at any hour, by voice or in writing, and cost nothing. They are machines and say so. For a person, look at the experts.",
    virtual: "Talk to a virtual coach",
    all: "All experts",
    fields: {
      coach: "Running coaches",
      trail: "Trail running experts",
      nutrition: "Nutrition experts",
      therapy: "Experts for injuries",
      strength: "Strength coaches",
      mental: "Mental coaches",
    },
    inCity: (field, city) => `${field} in ${city}`,
    everywhere: (field) => `${field} everywhere`,
  },
  es: {
    people:
      "Aquí cada experto tiene su página: qué ofrece, cuánto pide y qué dicen sus clientes. Puedes escribirle sin mostrar tu correo. No puedo juzgar cuál te conviene, pero sí abrirte la lista.",
    machines:
      "Los coaches virtuales responden a cualquier hora, por voz o por escrito, y no cuestan nada. Son máquinas y lo dicen. Si buscas a una persona, mira los expertos.",
    virtual: "Hablar con un coach virtual",
    all: "Todos los expertos",
    fields: {
      coach: "Entrenadores de running",
      trail: "Expertos en trail",
      nutrition: "Expertos en nutrición",
      therapy: "Expertos en lesiones",
      strength: "Entrenadores de fuerza",
      mental: "Coaches mentales",
    },
    inCity: (field, city) => `${field} en ${city}`,
    everywhere: (field) => `${field} en todas partes`,
  },
};
