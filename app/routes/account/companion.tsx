import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { AnswerProblems, Answers } from "#features/registrations/answers.ts";
import { answersIn } from "#features/registrations/answers.ts";
import {
  changeCompanion,
  findCompanion,
  nameIn,
} from "#features/registrations/companions.server.ts";
import { registrationFailures } from "#features/registrations/messages.ts";
import styles from "#features/registrations/registrations.css?url";
import { savedForm } from "#features/registrations/rules/entry-rules.ts";
import { isMinorIn } from "#features/registrations/schema.ts";
import { markedIn } from "#features/registrations/wizard/screens/answer-field.tsx";
import { ContactFields } from "#features/registrations/wizard/screens/contact-fields.tsx";
import {
  EmergencyFields,
  GuardianName,
} from "#features/registrations/wizard/screens/safety-fields.tsx";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/companion.ts";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** `/account/companions/:id/edit`: what is saved of a person whom the viewer enters. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const person = await findCompanion(all, viewer, args.params.id);
  if (!person) throw data("Person not found", 404);
  const { answers } = person;
  return { person, name: nameIn(answers), isMinor: isMinorOn(answers, all.now()) };
}

/** Today a minor, whichever race comes next. */
function isMinorOn({ dateOfBirth }: Answers, now: Date): boolean {
  return isMinorIn({ startDate: toDay(now) }, dateOfBirth);
}

type PersonErrors = { form: Sentence | null; problems: AnswerProblems; typed: Answers };

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const typed = { ...answersIn(1, form), ...answersIn(2, form) };
  const all = services(args.context);
  const changed = await changeCompanion(all, viewer, args.params.id, typed);
  if (!changed) throw data("Person not found", 404);
  if (Object.keys(changed.problems).length > 0) {
    return data<PersonErrors>({ form: null, problems: changed.problems, typed }, 400);
  }
  return seeOtherSaying(href("/account/companions/:change?"), {
    en: `The details of ${nameIn(typed)} are saved.`,
    es: `Los datos de ${nameIn(typed)} quedaron guardados.`,
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): PersonErrors => ({ form: registrationFailures.notKept, problems: {}, typed: {} }),
  );

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta(loaderData.name, pageLanguages(matches).lang)
    : missingMeta(matches, error, {
        en: "Person not found",
        es: "No encontramos a esta persona",
      });

export default function EditedCompanion({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { person, name, isMinor } = loaderData;
  const errors = actionData ?? null;
  const action = href("/account/companions/:id/edit", { id: person.id });
  const isBusy = useIsSending(action);
  const form = useFirstInvalid(errors);
  const given = {
    answers: { ...person.answers, ...errors?.typed },
    marked: markedIn(errors?.problems ?? {}),
  };
  const { rules } = savedForm;
  return (
    <section className="grid gap-5">
      <BackLink to={href("/account/companions/:change?")}>
        {say({ en: "People you enter", es: "Personas que inscribes" })}
      </BackLink>
      <h1 className="text-2xl wrap-anywhere">{name}</h1>
      <p className="max-w-text text-muted">
        {say({
          en: "These details fill in the form of the next race. Entries that you have made stay as they are.",
          es: "Estos datos llenan el formulario de la próxima carrera. Las inscripciones que hiciste quedan como están.",
        })}
      </p>
      <Form ref={form} method="post" action={action} noValidate>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <ContactFields {...given} rules={rules} />
        <EmergencyFields {...given} rules={rules} />
        {(isMinor || errors?.problems.guardianName || given.answers.guardianName) && (
          <div className="mt-4">
            <GuardianName given={given} />
          </div>
        )}
        <Button type="submit" busy={isBusy} className="mt-6">
          {say({ en: "Save", es: "Guardar" })}
        </Button>
      </Form>
    </section>
  );
}
