import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { CategoryList } from "../category-list.ts";
import { replacesWords } from "../messages.ts";
import { categoryTemplates, templateWords } from "../templates.ts";
import type { CategoriesAnswer } from "./categories-submission.server.ts";

/** Fills the list from a template, and asks before that replaces what is in it. */
export function TemplateFields({
  list,
  question,
}: {
  list: Pick<CategoryList, "id">;
  question: CategoriesAnswer["question"];
}) {
  const say = useSay();
  const at = useWorkplace();
  const shown = useShown<HTMLDivElement>(question);
  const action = at.categories(list.id, "template");
  const isBusy = useIsSending(action);
  return (
    <section aria-labelledby="template-heading">
      <h2 id="template-heading" className="mb-2 text-xl">
        {say({ en: "Fill the list from a template", es: "Llenar la lista con una plantilla" })}
      </h2>
      <p className="mb-4 text-muted">
        {say({
          en: "Women and men get the same groups. Change, add and delete what is different in your race.",
          es: "Mujeres y hombres reciben las mismas categorías. Cambia, agrega y elimina lo que sea distinto en tu carrera.",
        })}
      </p>
      {question && (
        <div ref={shown} className="mb-5">
          <Notice kind="problem">
            <p className="font-semibold">
              {say({ en: "Replace the list?", es: "¿Reemplazar la lista?" })}
            </p>
            <p>{say(replacesWords(question.replaced))}</p>
            <Form method="post" action={action} className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="template" value={question.template} />
              <Button
                type="submit"
                name="replace"
                value="yes"
                look="danger"
                size="small"
                busy={isBusy}
              >
                {say({
                  en: `Replace with ${templateWords[question.template].en}`,
                  es: `Reemplazar por ${templateWords[question.template].es}`,
                })}
              </Button>
              <ButtonLink to={at.categories(list.id)} look="plain" size="small">
                {say({ en: "Keep the list", es: "Conservar la lista" })}
              </ButtonLink>
            </Form>
          </Notice>
        </div>
      )}
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <Select
          label={say({ en: "Template", es: "Plantilla" })}
          name="template"
          defaultValue={question?.template ?? categoryTemplates[0]}
          options={categoryTemplates.map((value) => ({ value, label: say(templateWords[value]) }))}
        />
        <Button type="submit" look="quiet" busy={isBusy}>
          {say({ en: "Fill the list", es: "Llenar la lista" })}
        </Button>
      </Form>
    </section>
  );
}
