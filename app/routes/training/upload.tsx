import { data, href, Link, redirect, useRevalidator } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  uploadKindName,
  uploadProblemText,
  uploadStateNames,
} from "#features/activities/messages.ts";
import {
  type UploadAnswer,
  type UploadProgress,
  uploadKinds,
} from "#features/activities/uploading/upload.ts";
import { findUpload } from "#features/activities/uploading/uploads.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { useRepeat } from "#ui/timer.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/upload.ts";
import { TrainingFrame } from "./frame.tsx";
import styles from "./upload/upload.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { searchParams } = args.url;
  const upload = await findUpload(services(args.context), viewer, args.params.id);
  if (!upload)
    throw data(
      {
        en: "This upload is not there. Uploads are listed for 30 days.",
        es: "Esta subida no existe. Las subidas se muestran durante 30 días.",
      },
      404,
    );
  const [only] = upload.answers;
  // One file that became an activity needs no list.
  if (
    upload.isFinished &&
    upload.answers.length === 1 &&
    only?.state === "taken" &&
    !only.problem
  ) {
    if (only.activity && !searchParams.has("list")) {
      throw redirect(href("/training/activities/:id/:change?", { id: only.activity.id }));
    }
  }
  return upload;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Upload", es: "Subir" }, pageLanguages(matches).lang);

/** What becomes of the files of an upload, one by one. */
export default function Upload({ loaderData }: Route.ComponentProps) {
  return (
    <TrainingFrame at="activities">
      <UploadAnswers upload={loaderData} />
    </TrainingFrame>
  );
}

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** The answers to an upload so far. While a job reads, the page polls. */
function UploadAnswers({ upload }: { upload: Omit<UploadProgress, "id"> }) {
  const say = useSay();
  const { isFinished, counts, answers, read, expected, total } = upload;
  const { revalidate, state } = useRevalidator();
  useRepeat(isFinished ? null : lookAgainMs, () => {
    if (state === "idle") void revalidate();
  });
  const { taken = 0 } = counts;
  const sums = uploadKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 || kind === "taken"
      ? [`${formatCount(count)} ${say(uploadKindName(kind, count))}`]
      : [];
  });
  return (
    <>
      <ToolHeading
        lead={isFinished ? `${sums.join(", ")}.` : undefined}
        actions={
          isFinished && (
            <ButtonLink to={href("/training/activities")} look={taken > 0 ? "primary" : "quiet"}>
              {say({ en: "All activities", es: "Todas las actividades" })}
            </ButtonLink>
          )
        }
      >
        {isFinished
          ? say({ en: "Your files are read", es: "Tus archivos se leyeron" })
          : say({ en: "Reading your files", es: "Leyendo tus archivos" })}
      </ToolHeading>
      {!isFinished && (
        <div className="upload-progress">
          {/* Where no script runs, the browser loads the page again. */}
          <noscript>
            <meta httpEquiv="refresh" content={String(reloadSeconds)} />
          </noscript>
          <label htmlFor="progress">
            {say({
              en: `${formatCount(read)} of at least ${formatCount(expected)} files read: ${sums.join(", ")}`,
              es: `${formatCount(read)} de al menos ${formatCount(expected)} archivos leídos: ${sums.join(", ")}`,
            })}
          </label>
          <progress
            id="progress"
            className="progress-bar"
            {...(read > 0 ? { value: read, max: expected } : {})}
          />
          <p>
            {say({
              en: "You can leave this page: the work goes on, and its address shows how far it is.",
              es: "Puedes salir de esta página: el trabajo sigue, y su dirección muestra cómo va.",
            })}
          </p>
        </div>
      )}
      {isFinished && total > answers.length && (
        <p className="mb-3 text-muted">
          {say({
            en: `${formatCount(answers.length)} of ${formatCount(total)} results: those that were not added, then the first of the others.`,
            es: `${formatCount(answers.length)} de ${formatCount(total)} resultados: primero los que no se agregaron y después los primeros de los demás.`,
          })}
        </p>
      )}
      <ol className="upload-answers">
        {answers.map((answer) => (
          <Answer key={answer.place} answer={answer} />
        ))}
      </ol>
    </>
  );
}

function Answer({ answer }: { answer: UploadAnswer }) {
  const say = useSay();
  const { name, state, problem, activity } = answer;
  return (
    <li className={`upload-${state}`}>
      <span className="upload-state">{say(uploadStateNames[state])}</span>
      <span className="upload-name">{name}</span>
      <span className="upload-why">
        {activity && (
          <Link to={href("/training/activities/:id/:change?", { id: activity.id })}>
            {activity.name}
          </Link>
        )}
        {problem && <span>{say(uploadProblemText(problem))}</span>}
      </span>
    </li>
  );
}
