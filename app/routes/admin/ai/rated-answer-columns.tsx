import type { RatedAnswer } from "#features/assistant/managing/feedback.ts";
import { RecordLine, RecordMoment, RecordMore } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";

/** A rated answer with its question, the reason and how it came about. */
export const ratedAnswerColumns: RecordColumn<RatedAnswer>[] = [
  {
    title: "Question and answer",
    room: 100,
    cell: ({ question, reason, answer, debug, ...rated }) => (
      <>
        <RecordLine>{question ?? "The question no longer exists"}</RecordLine>
        <RecordMore line={reason ? `“${reason}”` : "The answer"}>
          <div className="grid gap-3">
            <div className="max-h-96 overflow-y-auto rounded-card bg-sunken p-4 text-base">
              <Markdown tree={answer} />
            </div>
            <p className="text-muted">{answeredWords(rated)}</p>
            {debug && (
              <details>
                <summary className="link w-fit">Debug record</summary>
                <pre className="mt-2 overflow-x-auto rounded-card bg-sunken p-3">{debug}</pre>
              </details>
            )}
          </div>
        </RecordMore>
      </>
    ),
  },
  {
    title: "Rated",
    room: "whole",
    isPlain: true,
    cell: ({ ratedAt }) => <RecordMoment at={ratedAt} />,
  },
  {
    title: "Rating",
    room: "whole",
    isPlain: true,
    cell: ({ rating }) => (
      <span
        className={`chip font-medium ${rating === 1 ? "border-pine text-pine" : "border-danger text-danger"}`}
      >
        {rating === 1 ? "Helpful" : "Not helpful"}
      </span>
    ),
  },
];

function answeredWords({
  answeredBy,
  assistant,
}: Pick<RatedAnswer, "answeredBy" | "assistant">): string {
  const engine = answeredBy === "model" ? "a language model" : "the built-in assistant";
  return `Answered by ${engine}${assistant ? ` as ${assistant}` : ""}`;
}
