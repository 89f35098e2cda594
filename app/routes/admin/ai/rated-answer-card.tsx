import type { RatedAnswer } from "#features/assistant/managing/feedback.ts";
import { Markdown } from "#ui/markdown/markdown.tsx";

/** A rated answer with its question, the reason and how it came about. */
export function RatedAnswerCard({ rated }: { rated: RatedAnswer }) {
  const { rating, reason, ratedAt, question, answer, debug } = rated;
  const isHelpful = rating === 1;
  return (
    <article className="card grid gap-4 p-4 sm:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{question ?? "The question no longer exists"}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span
            className={`chip font-medium ${isHelpful ? "border-pine text-pine" : "border-danger text-danger"}`}
          >
            {isHelpful ? "Helpful" : "Not helpful"}
          </span>
          <time dateTime={ratedAt.toISOString()} className="tabular whitespace-nowrap">
            {ratedAt.toISOString().slice(0, 16).replace("T", " ")} UTC
          </time>
        </p>
      </header>
      {reason && <p className="wrap-anywhere">“{reason}”</p>}
      <div className="max-h-96 overflow-y-auto rounded-card bg-sunken p-4">
        <Markdown tree={answer} />
      </div>
      <footer className="grid gap-2 text-sm text-muted">
        <p>{answeredWords(rated)}</p>
        {debug && (
          <details>
            <summary className="link w-fit">Debug record</summary>
            <pre className="mt-2 overflow-x-auto rounded-card bg-sunken p-3">{debug}</pre>
          </details>
        )}
      </footer>
    </article>
  );
}

function answeredWords({ answeredBy, assistant }: RatedAnswer): string {
  const engine = answeredBy === "model" ? "a language model" : "the built-in assistant";
  return `Answered by ${engine}${assistant ? ` as ${assistant}` : ""}`;
}
