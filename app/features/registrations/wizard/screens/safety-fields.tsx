import { adultAge } from "#features/races/page/age.ts";
import { Choice } from "#ui/form/choice.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { type EntryForm, type OwnWaiver, shownWaiver } from "../../rules/entry-rules.ts";
import { AnswerField, type StepFields } from "./answer-field.tsx";

/** Step 2: insurance and emergency contact, and the waiver in full. */
export function SafetyFields({
  isMinor,
  form: { rules, waiver: ownWaiver },
  ...given
}: StepFields & { isMinor: boolean; form: EntryForm }) {
  const say = useSay();
  return (
    <>
      <p className="mt-2 max-w-text text-muted">
        {say({
          en: "Only you and the people who run the race see this. It is used when something happens to you.",
          es: "Esto solo lo ven tú y quienes organizan la carrera. Se usa si te pasa algo.",
        })}
      </p>
      <EmergencyFields {...given} rules={rules} />
      {isMinor && <GuardianFields {...given} />}
      <WaiverText own={ownWaiver} />
      {/* Another version begins without the tick. */}
      <Acceptance key={ownWaiver?.version} name="waiverAccepted" given={given}>
        {say(waiver.acceptance)}
      </Acceptance>
    </>
  );
}

/** Whom to call, and the insurance where the race asks for it. */
export function EmergencyFields({ rules, ...given }: StepFields & { rules: EntryForm["rules"] }) {
  const say = useSay();
  return (
    <div className="wizard-fields">
      <AnswerField
        name="insuranceProvider"
        label={say({ en: "Insurance Provider", es: "Aseguradora" })}
        demand={rules.insurance}
        given={given}
      />
      <AnswerField
        name="policyNumber"
        label={say({ en: "Policy Number", es: "Número de póliza" })}
        demand={rules.insurance}
        given={given}
      />
      {/* A section of their own: browsers offer somebody else here than the runner. */}
      <AnswerField
        name="emergencyContactName"
        label={say({ en: "Emergency Contact Name", es: "Nombre del contacto de emergencia" })}
        autoComplete="section-emergency name"
        given={given}
      />
      <AnswerField
        name="emergencyContactPhone"
        label={say({ en: "Emergency Contact Phone", es: "Teléfono del contacto de emergencia" })}
        type="tel"
        autoComplete="section-emergency tel"
        given={given}
      />
    </div>
  );
}

/** The waiver in full: the usual one, or the organizer's own. */
export function WaiverText({ own }: { own: OwnWaiver | null }) {
  const say = useSay();
  return (
    <section aria-labelledby="waiver" className="wizard-waiver">
      <h3 id="waiver" className="text-lg">
        {say(waiver.title)}
      </h3>
      {own ? (
        <OwnWaiverText waiver={own} />
      ) : (
        waiver.paragraphs.map((paragraph) => <p key={paragraph.en}>{say(paragraph)}</p>)
      )}
    </section>
  );
}

/** The waiver of the organizer, with its version: one that has changed since is not accepted. */
function OwnWaiverText({ waiver: own }: { waiver: OwnWaiver }) {
  const lang = useLang();
  const shown = shownWaiver(own, lang);
  return (
    <div lang={shown.lang === lang ? undefined : shown.lang}>
      <input type="hidden" name="waiverVersion" value={shown.version} />
      {shown.paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have one text
        <p key={at} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** For a runner who is a minor on the day of the race. */
function GuardianFields(given: StepFields) {
  const say = useSay();
  return (
    <section aria-labelledby="guardian" className="mt-8">
      <h3 id="guardian" className="text-lg">
        {say({ en: "Parent or guardian", es: "Padre, madre o tutor" })}
      </h3>
      <p className="mt-1 mb-4 max-w-text text-muted">
        {say({
          en: `This runner is under ${adultAge} on race day: a parent or legal guardian has to consent, and to accept the waiver below for the runner.`,
          es: `El día de la carrera, este corredor tendrá menos de ${adultAge} años: su padre, su madre o su tutor legal debe dar su consentimiento y aceptar en su nombre el deslinde de responsabilidad que sigue.`,
        })}
      </p>
      <GuardianName given={given} />
      <div className="mt-4">
        <Acceptance name="guardianConsent" given={given}>
          {say({
            en: "I am the parent or legal guardian of this runner, and I consent to the entry",
            es: "Soy el padre, la madre o el tutor legal de este corredor y doy mi consentimiento para su inscripción",
          })}
        </Acceptance>
      </div>
    </section>
  );
}

/** Who answers for a minor. */
export function GuardianName({ given }: { given: StepFields }) {
  const say = useSay();
  return (
    <AnswerField
      name="guardianName"
      label={say({ en: "Parent or Guardian Name", es: "Nombre del padre, la madre o el tutor" })}
      autoComplete="section-guardian name"
      given={given}
    />
  );
}

/** A box that has to be ticked, with its problem below it. */
function Acceptance({
  name,
  given: { answers, marked },
  children,
}: {
  name: "waiverAccepted" | "guardianConsent";
  given: StepFields;
  children: string;
}) {
  const problem = marked[name];
  return (
    <>
      <Choice
        name={name}
        value="yes"
        required
        defaultChecked={answers[name] === "yes"}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problem`}
      >
        {children}
      </Choice>
      {problem && (
        <p id={`${name}-problem`} className="mt-1.5 text-sm font-medium text-danger">
          <Said>{problem.sentence}</Said>
        </p>
      )}
    </>
  );
}

/** The waiver that a runner accepts, in full: short, plain and for any race. */
const waiver = {
  title: { en: "Waiver and release of liability", es: "Deslinde y exoneración de responsabilidad" },
  paragraphs: [
    {
      en: "Running a race is demanding and carries risks: falls, collisions, heat, cold, traffic, wild animals, the state of the course, and in rare cases serious injury or death. I take part of my own free will and accept these risks.",
      es: "Correr una carrera es exigente e implica riesgos: caídas, choques, calor, frío, tránsito, animales silvestres, el estado del recorrido y, en casos poco frecuentes, lesiones graves o la muerte. Participo por voluntad propia y acepto estos riesgos.",
    },
    {
      en: "I am in good health and have trained for the distance I have chosen. If a doctor has advised me not to run, I will not start.",
      es: "Tengo buena salud y he entrenado para la distancia que elegí. Si un médico me recomendó no correr, no tomaré la salida.",
    },
    {
      en: "I will follow the rules of the race and what its officials say, and I will stop when medical staff ask me to.",
      es: "Cumpliré el reglamento de la carrera y las indicaciones de sus responsables, y me detendré cuando el personal médico me lo pida.",
    },
    {
      en: "The organizer may have me treated when I need help, may call my emergency contact and may give medical staff what I have entered here. The cost of treatment is for me or my insurance to bear.",
      es: "El organizador puede hacer que me atiendan cuando necesite ayuda, llamar a mi contacto de emergencia y entregar al personal médico los datos que escribí aquí. El costo de la atención corre por mi cuenta o por la de mi seguro.",
    },
    {
      en: "As far as the law allows, I release the organizer, its volunteers and sponsors, the authorities along the course and this website from claims that arise from my taking part. This does not cover gross negligence or intent.",
      es: "En la medida en que la ley lo permita, libero al organizador, a sus voluntarios y patrocinadores, a las autoridades del recorrido y a este sitio web de toda reclamación que surja de mi participación. Esto no abarca la culpa grave ni el dolo.",
    },
    {
      en: "The information I have given is true and complete.",
      es: "Los datos que he dado son verdaderos y están completos.",
    },
  ],
  acceptance: {
    en: "I have read the waiver and accept it",
    es: "Leí el deslinde de responsabilidad y lo acepto",
  },
} as const;
