import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  heartRateLimits,
  runnerProfileMessages,
  runnerProfileProblems,
} from "#features/activities/profile/messages.ts";
import {
  findRunnerProfile,
  type HighestHeartRate,
  highestHeartRateOf,
  type RunnerProfile,
  saveRunnerProfile,
} from "#features/activities/profile/profile.server.ts";
import { runnerProfileForm } from "#features/activities/profile/schema.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Sentence, Words } from "#values/say.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { timeZones } from "#values/zone.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/profile.ts";
import { TrainingFrame } from "./frame.tsx";

export const handle: Handle = { plain: true, keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  const [profile, highest] = await Promise.all([
    findRunnerProfile({ db }, viewer),
    highestHeartRateOf({ db }, viewer),
  ]);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  const zones = timeZones();
  return data({ profile, highest, zones, said, origin: args.url.origin }, { headers });
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(runnerProfileForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await saveRunnerProfile(services(args.context), viewer, value);
  if (problem === null) {
    return seeOtherSaying(href("/training/profile"), runnerProfileMessages.saved);
  }
  const status = problem === "too-often" ? 429 : 500;
  return data<FormErrors>(formErrors(runnerProfileProblems[problem], form), status);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Runner Profile", es: "Perfil de corredor" },
    description: {
      en: "What your training numbers are computed from.",
      es: "De dónde salen los números de tu entrenamiento.",
    },
    url: `${loaderData?.origin}${href("/training/profile")}`,
    indexed: false,
  });

/** What a runner says of the body, for the numbers that follow from it. */
export default function RunnerProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { profile, highest, zones, said } = loaderData;
  const errors = actionData ?? null;
  return (
    <TrainingFrame at="analytics">
      <ToolHeading
        lead={say({
          en: "Everything here is optional, and nobody else sees it. When you save it, the numbers of all your activities are computed again.",
          es: "Todo aquí es opcional y nadie más lo ve. Al guardarlo, los números de todas tus actividades se calculan de nuevo.",
        })}
      >
        {say({ en: "Runner profile", es: "Perfil de corredor" })}
      </ToolHeading>
      <div className="grid max-w-text gap-5">
        {said && !errors && <Notice kind="success">{said}</Notice>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <ProfileForm profile={profile} highest={highest} zones={zones} errors={errors} />
      </div>
    </TrainingFrame>
  );
}

const sexes = [
  { value: "", label: { en: "Not said", es: "Sin indicar" } },
  { value: "female", label: { en: "Female", es: "Mujer" } },
  { value: "male", label: { en: "Male", es: "Hombre" } },
];

/** The form of the profile, with what it is for beside each field. */
function ProfileForm({
  profile,
  highest,
  zones,
  errors,
}: {
  profile: RunnerProfile;
  highest: HighestHeartRate | null;
  zones: readonly string[];
  errors: FormErrors | null;
}) {
  const say = useSay();
  const typed = errors?.typed ?? {};
  const said = errors?.fields ?? {};
  return (
    <Form method="post" noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <HeartRateField
          label={say({ en: "Maximum heart rate", es: "Frecuencia cardíaca máxima" })}
          name="max_heart_rate"
          value={typed.max_heart_rate ?? profile.maxHeartRate}
          limits={heartRateLimits.max}
          error={said.max_heart_rate}
          hint={say(maxHint(highest))}
        />
        <HeartRateField
          label={say({ en: "Resting heart rate", es: "Frecuencia cardíaca en reposo" })}
          name="resting_heart_rate"
          value={typed.resting_heart_rate ?? profile.restingHeartRate}
          limits={heartRateLimits.resting}
          error={said.resting_heart_rate}
          hint={say({
            en: "Beats a minute, measured lying down after waking up. With the maximum it gives the training impulse and with it fitness and fatigue.",
            es: "Latidos por minuto, medidos en la cama al despertar. Junto con la máxima da el impulso de entrenamiento y, con él, la condición y la fatiga.",
          })}
        />
        <Select
          label={say({ en: "Sex", es: "Sexo" })}
          name="sex"
          defaultValue={typed.sex ?? profile.sex ?? ""}
          options={sexes.map(({ value, label }) => ({ value, label: say(label) }))}
          error={said.sex}
          hint={say({
            en: "Banister's training impulse weighs effort differently for women and men. Without it we take the mean of both.",
            es: "El impulso de entrenamiento de Banister pondera el esfuerzo de forma distinta para mujeres y hombres. Sin este dato usamos el promedio de ambos.",
          })}
        />
        <Select
          label={say({ en: "Time zone", es: "Zona horaria" })}
          name="time_zone"
          defaultValue={typed.time_zone ?? profile.timeZone ?? ""}
          options={[
            { value: "", label: say({ en: "Not said", es: "Sin indicar" }) },
            ...zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
          ]}
          error={said.time_zone}
          hint={say({
            en: "It says what day it is for you, and on which day you ran where a file that you upload does not.",
            es: "Indica qué día es para ti y qué día corriste cuando un archivo que subes no lo dice.",
          })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{say({ en: "Save profile", es: "Guardar perfil" })}</Button>
        <ButtonLink to={href("/training/analytics")} look="quiet">
          {say({ en: "Back to analytics", es: "Volver al análisis" })}
        </ButtonLink>
      </div>
    </Form>
  );
}

function HeartRateField({
  label,
  name,
  value,
  limits: { from, to },
  error,
  hint,
}: {
  label: string;
  name: string;
  value: number | string | null;
  limits: { from: number; to: number };
  error: Sentence | undefined;
  hint: string;
}) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={3}
      autoComplete="off"
      placeholder={`${from}–${to}`}
      defaultValue={value ?? ""}
      error={error}
      hint={hint}
    />
  );
}

/** What the recordings suggest, with what makes it right or wrong. */
function maxHint(highest: HighestHeartRate | null): Words {
  const use = {
    en: "Beats a minute. The zones, easy effort and the training impulse are measured by it.",
    es: "Latidos por minuto. Con ella se miden las zonas, el esfuerzo suave y el impulso de entrenamiento.",
  };
  if (!highest) return use;
  const { heartRate, day, name } = highest;
  return {
    en: `${use.en} The highest in your recordings is ${heartRate} (${name}, ${formatDay(day, "en")}): take it if you ran as hard as you could that day and the sensor was not wrong.`,
    es: `${use.es} La más alta en tus registros es ${heartRate} (${name}, ${formatDay(day, "es")}): úsala si ese día corriste tan fuerte como podías y el sensor no se equivocó.`,
  };
}
