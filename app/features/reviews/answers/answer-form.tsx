import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { CountedArea } from "#ui/form/counted-area.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { answerLimit } from "./answer.ts";

/** Writes or edits the public answer to a review. */
export function AnswerForm({
  reviewId,
  answer,
  page,
  errors,
  className = "",
}: {
  reviewId: string;
  /** The answer so far. */
  answer: string;
  /** The page of the list of reviews to come back to. */
  page: number;
  errors: FormErrors | null;
  className?: string;
}) {
  const say = useSay();
  const action = href("/reviews/:id/answer/:change?", { id: reviewId });
  const isBusy = useIsSending(action);
  return (
    <Form method="post" action={action} noValidate className={`grid gap-4 ${className}`}>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <input type="hidden" name="page" value={page} />
      <CountedArea
        label={say({
          en: "Your answer, for all visitors to read",
          es: "Tu respuesta, que podrán leer todos los visitantes",
        })}
        name="answer"
        rows={5}
        limit={answerLimit}
        required
        defaultValue={errors?.typed.answer ?? answer}
        error={errors?.fields.answer}
      />
      <p>
        <Button type="submit" busy={isBusy}>
          {answer
            ? say({ en: "Save answer", es: "Guardar respuesta" })
            : say({ en: "Publish answer", es: "Publicar respuesta" })}
        </Button>
      </p>
    </Form>
  );
}
