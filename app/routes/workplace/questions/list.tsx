import { Form, useHref } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { kindWords, organizerAsks } from "#features/registrations/questions/messages.ts";
import {
  asAsked,
  isAllSoldOut,
  mostQuestions,
  type OwnChoice,
  type OwnQuestion,
  writtenIn,
} from "#features/registrations/questions/question.ts";
import { QuestionFields } from "#features/registrations/questions/screens/question-fields.tsx";
import { loadQuestions } from "#features/registrations/questions/screens/submission.server.ts";
import { WrittenText } from "#features/registrations/questions/screens/written-text.tsx";
import { questionTemplates } from "#features/registrations/questions/templates.ts";
import styles from "#features/registrations/registrations.css?url";
import { SetupFrame } from "#features/registrations/setup-frame.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { MoveButtons, type Reordering, useSentOrder } from "#ui/list/move-buttons.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import type { Day } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/list.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return loadQuestions(args, editor, args.params.id);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Questions", es: "Preguntas" }, pageLanguages(matches).lang);

/** What a race asks of its runners in its own words. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionsScreen {...loaderData} />;
}

type Distance = { id: string; distance: string };

/** The questions of a race in their order, and the form as a runner sees it. */
function QuestionsScreen({
  race,
  distances,
  questions,
}: {
  race: { id: string; name: string; startDate: Day };
  distances: Distance[];
  questions: OwnQuestion[];
}) {
  const say = useSay();
  const asked = questions.filter(({ isAsked }) => isAsked).map(asAsked);
  return (
    <SetupFrame race={race} screen="questions">
      <div className="grid max-w-200 gap-8">
        <p className="text-muted">
          {say({
            en: "What the race asks of its runners besides the usual form. Answers are in files, letters and the API.",
            es: "Lo que la carrera pregunta a sus corredores además del formulario de siempre. Las respuestas están en los archivos, los correos y la API.",
          })}
        </p>
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
          <QuestionList race={race} distances={distances} questions={questions} />
        )}
        <NewQuestionWays raceId={race.id} isFull={questions.length >= mostQuestions} />
        {asked.length > 0 && (
          <section aria-labelledby="preview">
            <h2 id="preview" className="mb-4 text-xl">
              {say({ en: "As runners see it", es: "Como lo ven los corredores" })}
            </h2>
            <div className="card p-5">
              <h3 className="text-lg">{say(organizerAsks)}</h3>
              <fieldset disabled>
                <QuestionFields questions={asked} answers={{}} problems={{}} />
              </fieldset>
            </div>
          </section>
        )}
      </div>
    </SetupFrame>
  );
}

/** Cards that are dragged or moved by buttons, which work without a script as well. */
function QuestionList({
  race,
  distances,
  questions,
}: {
  race: { id: string };
  distances: Distance[];
  questions: OwnQuestion[];
}) {
  const lang = useLang();
  const action = useWorkplace().questionOrder(race.id);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const nameOf = (id: string) => {
    const question = byId.get(id);
    return question ? writtenIn(question.text, lang).text : "";
  };
  const { ids, reordering, problem } = useSentOrder({ stored: [...byId.keys()], nameOf, action });
  return (
    <div>
      <p role="status" className="sr-only">
        {problem ? "" : reordering.said}
      </p>
      {problem && (
        <div className="mb-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <Form id={orderFormId} method="post" action={action} preventScrollReset />
      <ol className="grid gap-4">
        {ids
          .flatMap((id) => byId.get(id) ?? [])
          .map((question) => (
            <li
              key={question.id}
              {...reordering.line(question.id)}
              className={`card grid gap-3 p-5 md:cursor-grab ${reordering.isDragged(question.id) ? "opacity-50" : ""}`}
            >
              <QuestionItem
                race={race}
                distances={distances}
                question={question}
                reordering={ids.length > 1 ? reordering : null}
              />
            </li>
          ))}
      </ol>
    </div>
  );
}

const orderFormId = "question-order";

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
  reordering,
}: {
  race: { id: string };
  distances: Distance[];
  question: OwnQuestion;
  /** `null` for the only one. */
  reordering: Reordering | null;
}) {
  const say = useSay();
  const lang = useLang();
  const { kind, text, isRequired, isAsked, distanceId, choices, answers } = question;
  const distance = question.isDistanceDeleted
    ? say({ en: "distance deleted", es: "distancia eliminada" })
    : distances.find(({ id }) => id === distanceId)?.distance;
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
      {isAsked && isAllSoldOut(asAsked(question)) && (
        <Notice icon="alert">
          {say({
            en: "All choices are sold out, so nobody can register. Add choices or stock, or stop asking.",
            es: "Todas las opciones están agotadas y nadie puede inscribirse. Agrega opciones o existencias, o deja de preguntar.",
          })}
        </Notice>
      )}
      <QuestionActions
        raceId={race.id}
        question={question}
        name={writtenIn(text, lang).text}
        reordering={reordering}
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
  question: { id, isAsked, isDistanceDeleted, answers },
  name,
  reordering,
}: {
  raceId: string;
  question: OwnQuestion;
  name: string;
  reordering: Reordering | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const other = isAsked
    ? { change: "stop" as const, words: { en: "Stop asking", es: "Dejar de preguntar" } }
    : { change: "ask" as const, words: { en: "Ask again", es: "Volver a preguntar" } };
  const named = ({ en, es }: Words) => say({ en: `${en}: ${name}`, es: `${es}: ${name}` });
  const change = useHref(at.changeQuestion(raceId, id, other.change));
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
      {reordering && (
        <MoveButtons
          reordering={reordering}
          id={id}
          sending={(_, way) => ({ form: orderFormId, name: "move", value: `${way} ${id}` })}
        />
      )}
      {!isDistanceDeleted && (
        <Button
          type="submit"
          look="plain"
          size="small"
          formAction={change}
          aria-label={named(other.words)}
        >
          {say(other.words)}
        </Button>
      )}
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
