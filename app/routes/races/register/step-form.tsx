import { type ReactNode, type RefObject, useEffect } from "react";
import { createPath, Form, useHref, useNavigation } from "react-router";
import type { WizardStep } from "#features/registrations/answers.ts";
import { type ExtraProblems, readExtras } from "#features/registrations/extras/reading-extras.ts";
import { ExtraFields } from "#features/registrations/extras/screens/extra-fields.tsx";
import { extraLine, extraSum, extrasWords } from "#features/registrations/extras/words.ts";
import { CodeField } from "#features/registrations/prices/screens/code-field.tsx";
import { givenIn } from "#features/registrations/questions/given-answer.ts";
import { organizerAsks } from "#features/registrations/questions/messages.ts";
import type { QuestionProblems } from "#features/registrations/questions/reading-answers.ts";
import { AnswerFacts } from "#features/registrations/questions/screens/answer-facts.tsx";
import { QuestionFields } from "#features/registrations/questions/screens/question-fields.tsx";
import {
  type DraftKey,
  insuranceAnswers,
  type NamedAnswer,
  personAnswers,
} from "#features/registrations/registration.ts";
import type { EntryForm, EntryRules } from "#features/registrations/rules/entry-rules.ts";
import type { StepFields } from "#features/registrations/wizard/screens/answer-field.tsx";
import { ContactFields } from "#features/registrations/wizard/screens/contact-fields.tsx";
import { SafetyFields } from "#features/registrations/wizard/screens/safety-fields.tsx";
import { backPath, previewPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { countryIn } from "#values/countries.ts";
import { formatDay, parseDay } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { ListLink, PeopleButton, PeopleReview, PersonWords } from "./people-review.tsx";
import { PriceReview } from "./price-review.tsx";
import type { StepState, WizardOffer } from "./screen.ts";
import { type StepErrors, sentencesOf } from "./sentences.ts";

/** The heading of a step; the second one names insurance where the race asks for it. */
function titleOf(step: WizardStep, { insurance }: EntryRules): Words {
  if (step === 1) return { en: "Contact Information", es: "Datos de contacto" };
  if (step === 3) return { en: "Review and Submit", es: "Revisa y envía" };
  return insurance === "hidden"
    ? { en: "Emergency Contact", es: "Contacto de emergencia" }
    : { en: "Insurance and Emergency Contact", es: "Seguro y contacto de emergencia" };
}

/** One step with its buttons. It posts to its own address, with scripts or without. */
export function StepForm({
  screen,
  offer,
  heading,
  errors,
  onTyped,
}: {
  screen: StepState;
  offer: WizardOffer;
  /** Takes the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  errors: StepErrors | null;
  /** Told what stands in a field while it changes. */
  onTyped: (name: string, text: string) => void;
}) {
  const say = useSay();
  const { step, draftId, already, price, code, people, pending } = screen;
  // What is wrong with a code comes with the price, which is loaded after the answer.
  const form = useFirstInvalid(errors && (price ?? code ?? errors));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
      if (isTyped) onTyped(field.name, field.value);
    }
  }, []);
  const target = { raceId: offer.id, distanceId: offer.distance?.id ?? null };
  const place = { ...target, draftId, step };
  const isSending = useSending(wizardPath(place));
  const sentences = sentencesOf(errors, { minimumAge: offer.minimumAge, pending });
  const fields = { answers: { ...screen.answers, ...errors?.typed }, marked: sentences.marked };
  const title = (
    <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {say(titleOf(step, screen.form.rules))}
    </h2>
  );
  if (screen.preview) {
    return (
      <PreviewedStep step={step} offer={offer}>
        {title}
        <StepInputs screen={screen} fields={fields} wrong={{ questions: {}, extras: {} }} />
      </PreviewedStep>
    );
  }
  return (
    <Form
      ref={form}
      method="post"
      action={wizardPath(place)}
      noValidate
      className="card wizard-card"
      viewTransition={step === 3}
      onSubmit={(event) => isSending && event.preventDefault()}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) onTyped(target.name, target.value);
      }}
    >
      {title}
      {/* At the beginning, and before the form is sent. */}
      {step !== 2 && already.length > 0 && (
        <div className="mt-4">
          <Notice icon="alert">{already.join(" ")}</Notice>
        </div>
      )}
      <StepInputs screen={screen} fields={fields} wrong={sentences} />
      {step === 3 && <Review screen={screen} place={place} />}
      {people && step < 3 && <PersonWords people={people} step={step} />}
      {price && step === 3 && <PriceReview price={price} count={people?.rows.length ?? 1} />}
      {code && (
        <div className="mt-4">
          <CodeField {...code} kind="invitation" />
        </div>
      )}
      {/* After the code: Enter presses the first button of the form. */}
      {people && step === 3 && (
        <PeopleReview people={people} place={place} currency={price?.currency ?? null} />
      )}
      {entersAlone(screen) && <ListLink raceId={offer.id} />}
      <div aria-live="polite">
        {sentences.above && <Notice kind="problem">{sentences.above}</Notice>}
      </div>
      <StepButtons screen={screen} place={place} isSending={isSending} />
    </Form>
  );
}

/** Whether the form of a step is on its way to its address. */
function useSending(to: string): boolean {
  const { state, formAction, location } = useNavigation();
  // After a refusal this page is loaded again, and the form may be sent again before that has ended.
  const isRefused = state === "loading" && createPath(location) === formAction;
  const own = useHref(to);
  return state !== "idle" && formAction === own && !isRefused;
}

/** Whether the runner begins with an own entry, in an order that takes more people. */
function entersAlone({ people, step }: StepState): boolean {
  return people !== null && !people.isCompanion && step === 1 && people.rows.length < 2;
}

function StepButtons({
  screen,
  place,
  isSending,
}: {
  screen: StepState;
  place: DraftKey;
  isSending: boolean;
}) {
  const say = useSay();
  const { step, price, people } = screen;
  const { raceId, distanceId } = place;
  const back = useHref(backPath({ ...place, step }));
  const send =
    price && price.totalMinor > 0
      ? holdWords(people?.rows.length ?? 1)
      : { en: "Submit Registration", es: "Enviar inscripción" };
  return (
    <div className="wizard-ways">
      {/* The first button is the one that Enter presses. */}
      <Button type="submit" busy={isSending}>
        {step < 3
          ? say({ en: "Next", es: "Siguiente" })
          : isSending
            ? say({ en: "Processing...", es: "Procesando…" })
            : say(send)}
      </Button>
      {step > 1 && (
        <Button type="submit" look="quiet" formAction={back} formNoValidate>
          {say({ en: "Back", es: "Atrás" })}
        </Button>
      )}
      {entersAlone(screen) && (
        <PeopleButton place={{ raceId, distanceId }} change="add">
          {say({ en: "Enter somebody else instead", es: "Inscribir a otra persona" })}
        </PeopleButton>
      )}
    </div>
  );
}

/** The fields of step 1 and 2, also of their preview. */
function StepInputs({
  screen: { step, form, questions, extras, currency, isMinor },
  fields,
  wrong,
}: {
  screen: StepState;
  fields: StepFields;
  wrong: { questions: QuestionProblems; extras: ExtraProblems };
}) {
  if (step === 2) return <SafetyFields {...fields} isMinor={isMinor} form={form} />;
  if (step === 3) return null;
  return (
    <>
      <ContactStep fields={fields} form={form} questions={questions} wrong={wrong.questions} />
      <ExtrasPart extras={extras} currency={currency} fields={fields} wrong={wrong.extras} />
    </>
  );
}

function holdWords(count: number): Words {
  if (count === 1) return { en: "Hold my place and pay", es: "Reservar mi cupo y pagar" };
  return { en: `Hold ${count} places and pay`, es: `Reservar ${count} cupos y pagar` };
}

/** Step 1: the runner, and what the organizer asks. */
function ContactStep({
  fields,
  form: { rules },
  questions,
  wrong,
}: {
  fields: StepFields;
  form: EntryForm;
  questions: StepState["questions"];
  wrong: QuestionProblems;
}) {
  const say = useSay();
  return (
    <>
      <ContactFields {...fields} rules={rules} />
      {questions.length > 0 && (
        <section aria-labelledby="organizer-asks" className="mt-8">
          <h3 id="organizer-asks" className="text-lg">
            {say(organizerAsks)}
          </h3>
          <QuestionFields questions={questions} answers={fields.answers} problems={wrong} />
        </section>
      )}
    </>
  );
}

/** What can be bought beside the entry, at the end of step 1. */
function ExtrasPart({
  extras,
  currency,
  fields,
  wrong,
}: {
  extras: StepState["extras"];
  currency: Currency;
  fields: StepFields;
  wrong: ExtraProblems;
}) {
  const say = useSay();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras" className="mt-8">
      <h3 id="extras" className="text-lg">
        {say(extrasWords)}
      </h3>
      <ExtraFields extras={extras} currency={currency} answers={fields.answers} problems={wrong} />
    </section>
  );
}

/** A step of the preview: its fields can be tried out, and are in no form that could send them. */
function PreviewedStep({
  step,
  offer,
  children,
}: {
  step: WizardStep;
  offer: WizardOffer;
  children: ReactNode;
}) {
  const say = useSay();
  const target = { raceId: offer.id, distanceId: offer.distance?.id ?? null };
  return (
    <div className="card wizard-card">
      {children}
      {step === 2 && (
        <p className="mt-6 max-w-text text-muted">
          {say({
            en: "A runner under 18 is also asked for a parent or guardian. Then runners review their answers, see the price and send the form.",
            es: "A los menores de 18 años también se les piden los datos de su padre, madre o tutor. Después, los corredores revisan sus respuestas, ven el precio y envían el formulario.",
          })}
        </p>
      )}
      <div className="wizard-ways">
        {step === 1 ? (
          <ButtonLink to={previewPath(target, 2)}>
            {say({ en: "Next", es: "Siguiente" })}
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" to={previewPath(target, 1)}>
            {say({ en: "Back", es: "Atrás" })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Step 3: all answers, each part with a link back to its step. */
function Review({
  screen: { answers, reviewed, isMinor, form, questions, currency, ...offered },
  place,
}: {
  screen: StepState;
  place: DraftKey;
}) {
  const say = useSay();
  const lang = useLang();
  const born = parseDay(answers.dateOfBirth?.trim() ?? "");
  const said = ([label, value]: NamedAnswer): Fact => [say(label), say(value)];
  if (!reviewed) return null;
  const toOrganizer = givenIn(questions, answers);
  const extras =
    offered.extras.length > 0 ? readExtras(offered.extras, answers, currency).chosen : null;
  return (
    <>
      <Part
        title={say({ en: "Contact info", es: "Datos de contacto" })}
        edit={wizardPath({ ...place, step: 1 })}
        facts={[
          [say({ en: "Name", es: "Nombre" }), `${answers.firstName} ${answers.lastName}`],
          [
            say({ en: "Date of Birth", es: "Fecha de nacimiento" }),
            born ? formatDay(born, lang) : undefined,
          ],
          [say({ en: "Phone", es: "Teléfono" }), answers.phone],
          [say({ en: "Country", es: "País" }), answers.country && countryIn(answers.country, lang)],
          ...personAnswers(reviewed).map(said),
        ]}
      />
      {toOrganizer.length > 0 && (
        <Part
          title={say({ en: "Answers to the organizer", es: "Respuestas al organizador" })}
          edit={wizardPath({ ...place, step: 1 })}
          facts={[]}
        >
          <AnswerFacts answers={toOrganizer} />
        </Part>
      )}
      {extras && (
        <Part
          title={say(extrasWords)}
          edit={wizardPath({ ...place, step: 1 })}
          facts={
            extras.length > 0
              ? extras.map((extra) => [extraLine(extra, lang), say(extraSum(extra, currency))])
              : [[say({ en: "Chosen", es: "Elegidos" }), say({ en: "None", es: "Ninguno" })]]
          }
        />
      )}
      <Part
        title={say(
          form.rules.insurance === "hidden"
            ? { en: "Emergency contact", es: "Contacto de emergencia" }
            : { en: "Insurance and emergency contact", es: "Seguro y contacto de emergencia" },
        )}
        edit={wizardPath({ ...place, step: 2 })}
        facts={[
          ...insuranceAnswers(reviewed).map(said),
          [
            say({ en: "Emergency Contact Name", es: "Nombre del contacto de emergencia" }),
            answers.emergencyContactName,
          ],
          [
            say({ en: "Emergency Contact Phone", es: "Teléfono del contacto de emergencia" }),
            answers.emergencyContactPhone,
          ],
          ...(isMinor
            ? [
                said([
                  { en: "Parent or Guardian", es: "Padre, madre o tutor" },
                  answers.guardianName ?? "",
                ]),
              ]
            : []),
          [
            say({ en: "Waiver", es: "Deslinde de responsabilidad" }),
            say({ en: "Accepted", es: "Aceptado" }),
          ],
        ]}
      />
    </>
  );
}

type Fact = [label: string, value: string | undefined];

function Part({
  title,
  edit,
  facts,
  children,
}: {
  title: string;
  edit: string;
  facts: Fact[];
  /** More facts, after these. */
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <section className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <TextLink to={edit} className="py-0.5 text-sm">
          <Rich
            text={say({
              en: `Edit<0> ${title.toLowerCase()}</0>`,
              es: `Editar<0> ${title.toLowerCase()}</0>`,
            })}
            parts={[(words) => <span className="sr-only">{words}</span>]}
          />
        </TextLink>
      </div>
      <dl className="answers">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {children}
      </dl>
    </section>
  );
}
