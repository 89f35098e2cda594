import { href, Link, useRevalidator } from "react-router";
import { uploadProblemText, uploadStateNames } from "#features/activities/messages.ts";
import type { UploadAnswer, UploadProgress } from "#features/activities/uploading/upload.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { useRepeat } from "#ui/repeat.ts";
import { formatCount } from "#values/text/count.ts";

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** The answers to an upload so far. While a job reads, the page looks again by itself. */
export function UploadAnswers({
  upload,
}: {
  upload: Pick<UploadProgress, "isFinished" | "counts" | "answers">;
}) {
  const { isFinished, counts, answers } = upload;
  const { revalidate, state } = useRevalidator();
  useRepeat(isFinished ? null : lookAgainMs, () => {
    if (state === "idle") void revalidate();
  });
  const { waiting = 0, taken = 0, known = 0, refused = 0, "passed-over": passedOver = 0 } = counts;
  const done = taken + known + refused + passedOver;
  const sums = [
    `${formatCount(taken)} added`,
    ...(known > 0 ? [`${formatCount(known)} already there`] : []),
    ...(refused > 0 ? [`${formatCount(refused)} not added`] : []),
  ];
  return (
    <>
      <ToolHeading
        lead={isFinished ? `${sums.join(", ")}.` : undefined}
        actions={
          isFinished && (
            <ButtonLink to={href("/training/activities")} look={taken > 0 ? "primary" : "quiet"}>
              All activities
            </ButtonLink>
          )
        }
      >
        {isFinished ? "Your files are read" : "Reading your files"}
      </ToolHeading>
      {!isFinished && (
        <div className="upload-progress">
          {/* Where no script runs, the browser loads the page again. */}
          <noscript>
            <meta httpEquiv="refresh" content={String(reloadSeconds)} />
          </noscript>
          <label htmlFor="progress">
            {formatCount(done)} read{taken > 0 && `, ${formatCount(taken)} added`}
          </label>
          <progress
            id="progress"
            className="progress-bar"
            {...(waiting > 0 && done > 0 ? { value: done, max: done + waiting } : {})}
          />
          <p>You can leave this page: the work goes on, and its address shows how far it is.</p>
        </div>
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
  const { name, state, problem, activity } = answer;
  return (
    <li className={`upload-${state}`}>
      <span className="upload-state">{uploadStateNames[state]}</span>
      <span className="upload-name">{name}</span>
      <span className="upload-why">
        {activity && (
          <Link to={href("/training/activities/:id", { id: activity.id })}>{activity.name}</Link>
        )}
        {problem && <span>{uploadProblemText(problem)}</span>}
      </span>
    </li>
  );
}
