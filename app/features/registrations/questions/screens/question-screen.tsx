import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { choiceLines } from "#features/registrations/questions/choice-lines.ts";
import { kindWords, questionProblems } from "#features/registrations/questions/messages.ts";
import {
  deletedDistance,
  longestChoices,
  longestHint,
  longestQuestion,
  type OwnQuestion,
  questionKinds,
} from "#features/registrations/questions/question.ts";
import type { QuestionTemplate } from "#features/registrations/questions/templates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { BothLanguages } from "#ui/form/both-languages.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";

/** The form of a question. */
export function QuestionScreen({
  race,
  distances,
  question,
  questionId,
  template,
  errors,
}: {
  race: { id: string; name: string; startDate: Day };
  distances: Distance[];
  /** `null` for a new one, and for one that somebody else deleted. */
  question: OwnQuestion | null;
  /** `null` for a new one. */
  questionId: string | null;
  template: QuestionTemplate | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const lang = useLang();
  const action = questionId ? at.question(race.id, questionId) : at.newQuestion(race.id);
  const isBusy = useIsSending(action);
  const isGone = questionId !== null && question === null;
  const list = at.questions(race.id);
  return (
    <>
      <BackLink to={list}>{say({ en: "Questions", es: "Preguntas" })}</BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {questionId
          ? say({ en: "Edit question", es: "Editar pregunta" })
          : say({ en: "Add a question", es: "Agregar una pregunta" })}
      </ToolHeading>
      {isGone && !errors?.form && <Notice kind="problem">{questionProblems["no-question"]}</Notice>}
      {(!isGone || errors) && (
        <Form ref={form} method="post" action={action} noValidate className="grid max-w-200 gap-5">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <QuestionInputs
            distances={distances}
            keepsDeletedDistance={question?.isDistanceDeleted ?? false}
            values={errors?.typed ?? valuesOf(question, template)}
            errors={errors?.fields ?? {}}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {questionId
                ? say({ en: "Save question", es: "Guardar pregunta" })
                : say({ en: "Add question", es: "Agregar pregunta" })}
            </Button>
            <ButtonLink look="plain" to={list}>
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          </div>
        </Form>
      )}
    </>
  );
}

type Distance = { id: string; distance: string };

/** What the fields begin with, by their names. */
function valuesOf(
  question: OwnQuestion | null,
  template: QuestionTemplate | null,
): Record<string, string | undefined> {
  if (!question) {
    return {
      kind: template?.kind,
      text_en: template?.text.en,
      text_es: template?.text.es,
      choices: template?.choices,
    };
  }
  const { kind, distanceId, isDistanceDeleted, text, hint, isRequired, choices } = question;
  return {
    kind,
    distance: isDistanceDeleted ? deletedDistance : (distanceId ?? ""),
    text_en: text.en ?? "",
    text_es: text.es ?? "",
    hint_en: hint.en ?? "",
    hint_es: hint.es ?? "",
    is_required: isRequired ? "yes" : undefined,
    choices: choiceLines(choices).join("\n"),
  };
}

function QuestionInputs({
  distances,
  keepsDeletedDistance,
  values,
  errors,
}: {
  distances: Distance[];
  keepsDeletedDistance: boolean;
  values: Readonly<Record<string, string | undefined>>;
  errors: FormErrors["fields"];
}) {
  const say = useSay();
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <BothLanguages
          name="text"
          label={{ en: "Question", es: "Pregunta" }}
          limit={longestQuestion}
          field={field}
        />
        <BothLanguages
          name="hint"
          label={{ en: "Hint", es: "Ayuda" }}
          limit={longestHint}
          field={field}
        />
      </div>
      <p className="text-sm text-muted">
        {say({
          en: "One language is enough. Runners who use the other language see the original.",
          es: "Con un idioma basta. Quienes usan el otro idioma ven el texto original.",
        })}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...field("kind")}
          label={say({ en: "What runners answer", es: "Qué responden los corredores" })}
          options={questionKinds.map((kind) => ({ value: kind, label: say(kindWords[kind]) }))}
        />
        {(distances.length > 0 || values.distance || errors.distance) && (
          <Select
            {...field("distance")}
            label={say({ en: "Distance", es: "Distancia" })}
            options={[
              { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
              ...(keepsDeletedDistance
                ? [
                    {
                      value: deletedDistance,
                      label: say({ en: "Distance deleted", es: "Distancia eliminada" }),
                    },
                  ]
                : []),
              ...distances.map(({ id, distance }) => ({ value: id, label: distance })),
            ]}
          />
        )}
      </div>
      <TextArea
        {...field("choices")}
        maxLength={longestChoices}
        rows={8}
        label={say({ en: "Choices", es: "Opciones" })}
        hint={say({
          en: "Only for questions with choices. Enter one choice per line. To limit stock, add = and a number: M = 120. In both languages: Blue | Azul.",
          es: "Solo para preguntas con opciones. Escribe una opción por línea. Para limitar las existencias, agrega = y un número: M = 120. En los dos idiomas: Blue | Azul.",
        })}
      />
      <Choice name="is_required" value="yes" defaultChecked={values.is_required !== undefined}>
        {say({ en: "Runners have to answer", es: "La respuesta es obligatoria" })}
      </Choice>
    </>
  );
}
