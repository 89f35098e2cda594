import { Form, href, useNavigation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { analysesLeft, notKept, type OwnCourseLine } from "#features/courses/own/own-course.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { courseLimits } from "#features/courses/reading/course-file.ts";
import { CourseFileField } from "#features/courses/screens/course-file-field.tsx";
import { entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { limitSentence, usageName } from "#features/membership/usage/usage.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import type { CourseScreen } from "./course.server.ts";

/** The members' way to a course of their own, and for others what it is. Courses outlive the membership. */
export function OwnFiles({
  screen: { access, own, unit },
  problem,
}: {
  screen: CourseScreen;
  problem: Sentence | null;
}) {
  const say = useSay();
  const { meter } = access;
  const isMember = meter !== null && meter.limit !== 0;
  return (
    <div className="lab-desk">
      {isMember ? (
        <UploadForm problem={problem} />
      ) : (
        <Offer isSignedIn={access.isSignedIn} problem={problem} />
      )}
      {isMember || own.length > 0 ? (
        <div className="lab-side">
          {isMember && <Meter access={access} />}
          <OwnList own={own} unit={unit} />
        </div>
      ) : (
        <ul className="lab-promises">
          <li>
            <Rich
              text={say({
                en: "<0>The numbers</0> Length, climb and descent by a published method, with its error.",
                es: "<0>Los números</0> Longitud y desnivel positivo y negativo con un método publicado, con su error.",
              })}
              parts={[(words) => <b>{words}</b>]}
            />
          </li>
          <li>
            <Rich
              text={say({
                en: "<0>The climbs</0> Where they begin, how long they are and how steep.",
                es: "<0>Las subidas</0> Dónde empiezan, qué tan largas son y qué tan empinadas.",
              })}
              parts={[(words) => <b>{words}</b>]}
            />
          </li>
          <li>
            <Rich
              text={say({
                en: "<0>The plan</0> A pace for every kilometer or mile that costs the same effort, and adds up to your goal to the second.",
                es: "<0>El plan</0> Un ritmo para cada kilómetro o milla que cuesta el mismo esfuerzo y suma tu objetivo al segundo.",
              })}
              parts={[(words) => <b>{words}</b>]}
            />
          </li>
          <li>
            <Rich
              text={say({
                en: "<0>The band</0> Splits, aid stations and cut-offs to print and wear.",
                es: "<0>La pulsera</0> Parciales, puestos de hidratación y cortes para imprimir y usar.",
              })}
              parts={[(words) => <b>{words}</b>]}
            />
          </li>
        </ul>
      )}
    </div>
  );
}

function UploadForm({ problem }: { problem: Sentence | null }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      action={href("/tools/course/:change?")}
      encType="multipart/form-data"
      className="card pace-form"
    >
      {problem && <Notice kind="problem">{problem}</Notice>}
      <CourseFileField
        label={say({ en: "The file of your course", es: "El archivo de tu recorrido" })}
        hint={say({
          en: `GPX, TCX, KML or FIT, up to ${courseLimits.megabytes} MB. Aid stations and cut-offs are read from its waypoints.`,
          es: `GPX, TCX, KML o FIT, de hasta ${courseLimits.megabytes} MB. Los puestos de hidratación y los cortes se leen de sus puntos marcados.`,
        })}
        answer={problem}
      />
      <p className="text-sm text-muted">{say(notKept)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isBusy}>
          {isBusy
            ? say({ en: "Measuring…", es: "Midiendo…" })
            : say({ en: "Analyze it", es: "Analizar" })}
        </Button>
        <TextLink to={href("/tools/course/method")}>
          {say({ en: "How it is measured", es: "Cómo se mide" })}
        </TextLink>
      </div>
    </Form>
  );
}

const { gpxAnalysesPerMonth: filesOfSprinter } = entitlementsOf("sprinter");

function Offer({ isSignedIn, problem }: { isSignedIn: boolean; problem: Sentence | null }) {
  const say = useSay();
  return (
    <div className="card pace-form">
      {problem && <Notice kind="problem">{problem}</Notice>}
      <p className="text-lg font-semibold">
        {say({
          en: "Your own file comes with Sprinter and Elite",
          es: "Tu propio archivo viene con Sprinter y Elite",
        })}
      </p>
      <p className="text-muted">
        {say({
          en: `Sprinter analyzes ${filesOfSprinter} files a month, Elite as many as you like. The example below is open to everybody, and so is the plan for each race of the directory that has a course.`,
          es: `Sprinter analiza ${filesOfSprinter} archivos al mes, Elite todos los que quieras. El ejemplo de abajo está abierto a todos, y también el plan de cada carrera del directorio que tiene un recorrido.`,
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={href("/membership")}>
          {say({ en: "See the plans", es: "Ver los planes" })}
        </ButtonLink>
        {!isSignedIn && (
          <TextLink to={loginPath(href("/tools/course/:change?"))}>
            {say({ en: "Sign in", es: "Iniciar sesión" })}
          </TextLink>
        )}
      </div>
    </div>
  );
}

function Meter({ access: { meter, tier } }: { access: CourseScreen["access"] }) {
  const lang = useLang();
  const say = useSay();
  if (!meter) return null;
  const { used, limit } = meter;
  const hint = limitSentence(meter, tier);
  return (
    <div className="lab-meter">
      <p>
        <span className="text-muted">{usageName(meter.right, lang)}</span>
        <b>{say(analysesLeft(meter))}</b>
      </p>
      {limit !== null && (
        <progress
          value={Math.min(used, limit)}
          max={limit}
          aria-label={usageName(meter.right, lang)}
        />
      )}
      {hint && (
        <p className="lab-hint">
          {say(hint)}{" "}
          <TextLink to={href("/membership")}>
            {say({ en: "View plans", es: "Ver planes" })}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function OwnList({ own, unit }: { own: OwnCourseLine[]; unit: LengthUnit }) {
  const say = useSay();
  if (own.length === 0) {
    return (
      <p className="text-muted">
        {say({
          en: "Your courses will appear here. Nobody else sees them.",
          es: "Tus recorridos aparecerán aquí. Nadie más los ve.",
        })}
      </p>
    );
  }
  return (
    <div>
      <h2 className="mb-2 text-lg">{say({ en: "Your courses", es: "Tus recorridos" })}</h2>
      <ul className="lab-own">
        {own.map(({ id, name, length, climb, isKept }) => (
          <li key={id}>
            <TextLink look="strong" to={planAddress({ own: id })}>
              {name}
            </TextLink>
            <span className="text-muted">
              {formatLength(length, unit)}
              {climb !== null && `, +${formatHeight(climb, unit)}`}
              {isKept && say({ en: ", kept", es: ", guardado" })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
