import { Form, useHref } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { kindWords, organizerAsks } from "#features/registrations/questions/messages.ts";
import {
  asAsked,
  mostQuestions,
  type OwnChoice,
  type OwnQuestion,
  writtenIn,
} from "#features/registrations/questions/question.ts";
import { questionTemplates } from "#features/registrations/questions/templates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { QuestionFields } from "./question-fields.tsx";
import { WrittenText } from "./written-text.tsx";

type Distance = { id: string; text: string };

/** The questions of a race in their order, and the form as a runner sees it. */
export function QuestionsScreen({
  race,
  distances,
  questions,
}: {
  race: { id: string; name: string };
  distances: Distance[];
  questions: OwnQuestion[];
}) {
  const say = useSay();
  const at = useWorkplace();
  const asked = questions.filter(({ isAsked }) => isAsked).map(asAsked);
  return (
    <>
      <BackLink to={at.race(race.id)}>{race.name}</BackLink>
      <ToolHeading
        lead={say({
          en: "What the race asks of its runners besides the usual form. Answers are in files, letters and the API.",
          es: "Lo que la carrera pregunta a sus corredores además del formulario de siempre. Las respuestas están en los archivos, los correos y la API.",
        })}
      >
        {say({ en: "Questions", es: "Preguntas" })}
      </ToolHeading>
      <div className="grid max-w-200 gap-8">
        {questions.length === 0 ? (
          <EmptyState title={say({ en: "No questions yet", es: "Todavía no hay preguntas" })}>
            <p>
              {say({
                en: "Runners see the usual form only.",
                es: "Los corredores ven solo el formulario de siempre.",
              })}
            </p>
          </EmptyState>
        ) : (
          <ol className="grid gap-4">
            {questions.map((question, place) => (
              <li key={question.id} className="card grid gap-3 p-5">
                <QuestionItem
                  race={race}
                  distances={distances}
                  question={question}
                  isFirst={place === 0}
                  isLast={place === questions.length - 1}
                />
              </li>
            ))}
          </ol>
        )}
        <NewQuestionWays raceId={race.id} isFull={questions.length >= mostQuestions} />
        {asked.length > 0 && (
          <section aria-labelledby="preview">
            <h2 id="preview" className="mb-4 text-xl">
              {say({ en: "As runners see it", es: "Como lo ven los corredores" })}
            </h2>
            <div className="card p-5">
              <h3 className="text-lg">{say(organizerAsks)}</h3>
              <QuestionFields questions={asked} answers={{}} problems={{}} />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** The ways to a new question: an empty form, or a filled-in one. */
function NewQuestionWays({ raceId, isFull }: { raceId: string; isFull: boolean }) {
  const say = useSay();
  const at = useWorkplace();
  if (isFull) {
    return (
      <p className="text-muted">
        {say({
          en: `A race has at most ${mostQuestions} questions.`,
          es: `Una carrera puede tener hasta ${mostQuestions} preguntas.`,
        })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonLink to={at.newQuestion(raceId)}>
        {say({ en: "Add a question", es: "Agregar una pregunta" })}
      </ButtonLink>
      {questionTemplates.map(({ name, label }) => (
        <TextLink key={name} to={withQuery(at.newQuestion(raceId), { template: name })}>
          {say(label)}
        </TextLink>
      ))}
    </div>
  );
}

function QuestionItem({
  race,
  distances,
  question,
  isFirst,
  isLast,
}: {
  race: { id: string };
  distances: Distance[];
  question: OwnQuestion;
  isFirst: boolean;
  isLast: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  const { kind, text, isRequired, isAsked, distanceId, choices, answers } = question;
  const distance = distances.find(({ id }) => id === distanceId)?.text;
  const facts = [
    say(kindWords[kind]),
    distance,
    isRequired
      ? say({ en: "required", es: "obligatoria" })
      : say({ en: "optional", es: "opcional" }),
    say(answeredWords(answers)),
    !isAsked && say({ en: "no longer asked", es: "ya no se hace" }),
  ].filter(Boolean);
  return (
    <>
      <div>
        <h2 className="text-lg">
          <WrittenText>{text}</WrittenText>
        </h2>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
      </div>
      {choices.length > 0 && <ChoiceCounts choices={choices} />}
      <QuestionActions
        raceId={race.id}
        question={question}
        name={writtenIn(text, lang).text}
        isFirst={isFirst}
        isLast={isLast}
      />
    </>
  );
}

function answeredWords(answers: number): Words {
  const count = formatCount(answers);
  return answers === 1
    ? { en: `${count} answer`, es: `${count} respuesta` }
    : { en: `${count} answers`, es: `${count} respuestas` };
}

/** How many of each choice are taken and left. */
function ChoiceCounts({ choices }: { choices: readonly OwnChoice[] }) {
  const say = useSay();
  return (
    <ul className="grid gap-1">
      {choices.map(({ id, label, stock, taken }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <WrittenText>{label}</WrittenText>
          <span className="tabular text-muted">
            {say(
              stock === null
                ? { en: `${formatCount(taken)} taken`, es: `${formatCount(taken)} elegidas` }
                : {
                    en: `${formatCount(taken)} taken, ${formatCount(stock - taken)} left`,
                    es: `${formatCount(taken)} elegidas, quedan ${formatCount(stock - taken)}`,
                  },
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function QuestionActions({
  raceId,
  question: { id, isAsked, answers },
  name,
  isFirst,
  isLast,
}: {
  raceId: string;
  question: OwnQuestion;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}) {
  const say = useSay();
  const at = useWorkplace();
  const turn = isAsked
    ? { change: "stop" as const, words: { en: "Stop asking", es: "Dejar de preguntar" } }
    : { change: "ask" as const, words: { en: "Ask again", es: "Volver a preguntar" } };
  const named = ({ en, es }: Words) => say({ en: `${en}: ${name}`, es: `${es}: ${name}` });
  const up = useHref(at.changeQuestion(raceId, id, "up"));
  const down = useHref(at.changeQuestion(raceId, id, "down"));
  const turned = useHref(at.changeQuestion(raceId, id, turn.change));
  const plain = { type: "submit", look: "plain", size: "small" } as const;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <ButtonLink
        look="quiet"
        size="small"
        to={at.question(raceId, id)}
        aria-label={named({ en: "Edit", es: "Editar" })}
      >
        {say({ en: "Edit", es: "Editar" })}
      </ButtonLink>
      <Button
        {...plain}
        formAction={up}
        disabled={isFirst}
        aria-label={named({ en: "Move up", es: "Subir" })}
        className="disabled:opacity-40"
      >
        ↑
      </Button>
      <Button
        {...plain}
        formAction={down}
        disabled={isLast}
        aria-label={named({ en: "Move down", es: "Bajar" })}
        className="disabled:opacity-40"
      >
        ↓
      </Button>
      <Button {...plain} formAction={turned} aria-label={named(turn.words)}>
        {say(turn.words)}
      </Button>
      {answers === 0 && (
        <ButtonLink
          look="plain"
          size="small"
          className="text-danger"
          to={at.deleteQuestion(raceId, id)}
          aria-label={named({ en: "Delete", es: "Eliminar" })}
        >
          {say({ en: "Delete", es: "Eliminar" })}
        </ButtonLink>
      )}
    </Form>
  );
}
