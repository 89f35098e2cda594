import { Form, useNavigation } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { choiceLines } from "#features/registrations/questions/choice-lines.ts";
import { kindWords } from "#features/registrations/questions/messages.ts";
import { type OwnQuestion, questionKinds } from "#features/registrations/questions/question.ts";
import type { QuestionTemplate } from "#features/registrations/questions/templates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** The form of a question. */
export function QuestionScreen({
  race,
  distances,
  question,
  template,
  errors,
}: {
  race: { id: string; name: string };
  distances: { id: string; text: string }[];
  /** `null` for a new one. */
  question: OwnQuestion | null;
  template: QuestionTemplate | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  const list = at.questions(race.id);
  return (
    <>
      <BackLink to={list}>{say({ en: "Questions", es: "Preguntas" })}</BackLink>
      <ToolHeading lead={race.name}>
        {question
          ? say({ en: "Edit question", es: "Editar pregunta" })
          : say({ en: "Add a question", es: "Agregar una pregunta" })}
      </ToolHeading>
      <Form
        ref={form}
        method="post"
        action={question ? at.question(race.id, question.id) : at.newQuestion(race.id)}
        noValidate
        className="grid max-w-200 gap-5"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <QuestionInputs
          distances={distances}
          values={errors?.typed ?? valuesOf(question, template)}
          errors={errors?.fields ?? {}}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {question
              ? say({ en: "Save question", es: "Guardar pregunta" })
              : say({ en: "Add question", es: "Agregar pregunta" })}
          </Button>
          <ButtonLink look="plain" to={list}>
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

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
  const { kind, distanceId, text, hint, isRequired, choices } = question;
  return {
    kind,
    distance: distanceId ?? "",
    text_en: text.en ?? "",
    text_es: text.es ?? "",
    hint_en: hint.en ?? "",
    hint_es: hint.es ?? "",
    is_required: isRequired ? "yes" : undefined,
    choices: choiceLines(choices),
  };
}

function QuestionInputs({
  distances,
  values,
  errors,
}: {
  distances: { id: string; text: string }[];
  values: Readonly<Record<string, string | undefined>>;
  errors: FormErrors["fields"];
}) {
  const say = useSay();
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field("text_en")}
          label={say({ en: "Question in English", es: "Pregunta en inglés" })}
        />
        <TextField
          {...field("text_es")}
          label={say({ en: "Question in Spanish", es: "Pregunta en español" })}
        />
        <TextField
          {...field("hint_en")}
          label={say({ en: "Hint in English", es: "Ayuda en inglés" })}
        />
        <TextField
          {...field("hint_es")}
          label={say({ en: "Hint in Spanish", es: "Ayuda en español" })}
        />
      </div>
      <p className="text-sm text-muted">
        {say({
          en: "One language is enough. Runners who read the other one see it as it is.",
          es: "Con un idioma basta. Quienes leen en el otro la ven tal cual.",
        })}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...field("kind")}
          label={say({ en: "What runners answer", es: "Qué responden los corredores" })}
          options={questionKinds.map((kind) => ({ value: kind, label: say(kindWords[kind]) }))}
        />
        {distances.length > 1 && (
          <Select
            {...field("distance")}
            label={say({ en: "Distance", es: "Distancia" })}
            options={[
              { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
              ...distances.map(({ id, text }) => ({ value: id, label: text })),
            ]}
          />
        )}
      </div>
      <TextArea
        {...field("choices")}
        rows={8}
        label={say({ en: "Choices", es: "Opciones" })}
        hint={say({
          en: "Only for questions with choices. One a line; with = and a number there are only that many: M = 120. In both languages: Blue | Azul.",
          es: "Solo para preguntas con opciones. Una por línea; con = y un número hay solo esa cantidad: M = 120. En los dos idiomas: Blue | Azul.",
        })}
      />
      <Choice name="is_required" value="yes" defaultChecked={values.is_required !== undefined}>
        {say({ en: "Runners have to answer", es: "La respuesta es obligatoria" })}
      </Choice>
    </>
  );
}
