import { Form, useNavigation } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { refusalSentence } from "../messages.ts";
import type { RequestDialogContent } from "./request-dialog.tsx";
import { RequestFields } from "./request-fields.tsx";

/** The page of the dialog: without scripts, and in a tab of its own. */
export function RequestScreen({
  registrationId,
  found,
  errors,
}: {
  registrationId: string;
  found: RequestDialogContent;
  errors: FormErrors | undefined;
}) {
  const say = useSay();
  const { details, problem } = found;
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const back = at.registration(registrationId);
  return (
    <>
      <ToolHeading lead={details?.race.name}>
        {say({ en: "Ask for a review", es: "Pedir una reseña" })}
      </ToolHeading>
      {details ? (
        <Form method="post" noValidate className="grid max-w-[42rem] gap-5">
          <RequestFields
            details={details}
            isBusy={isBusy}
            typed={errors?.typed}
            problem={errors?.form ?? null}
            cancel={
              <ButtonLink to={back} look="plain">
                {say({ en: "Back", es: "Atrás" })}
              </ButtonLink>
            }
          />
        </Form>
      ) : (
        <div className="grid max-w-[42rem] justify-items-start gap-5">
          {problem && <Notice kind="problem">{refusalSentence({ problem })}</Notice>}
          <ButtonLink to={back} look="quiet">
            {say({ en: "Back", es: "Atrás" })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
