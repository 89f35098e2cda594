import type { KeyboardEvent } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type Done, useEditorActions } from "./use-editor-actions.ts";

/** Has the post written, about a topic or about the races that it references. */
export function AiPanel({
  action,
  topic,
  hasReplaced,
  onDone,
}: {
  action: string;
  topic: string;
  /** A generated text stands where another one was. */
  hasReplaced: boolean;
  onDone: Done;
}) {
  const { busy, problem, button, start } = useEditorActions(action, onDone);
  const isWriting = busy === "write";
  // Enter in any other field saves the post.
  const writeOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    start("write", event.currentTarget.form);
  };
  return (
    <section aria-labelledby="generate" className="card grid gap-4 p-4 sm:p-5">
      <div>
        <h2 id="generate" className="text-lg">
          Generate with AI
        </h2>
        <p className="mt-1 text-sm text-muted">
          About a topic, or about the referenced races. Without a language model, our own writer
          puts together what our pages know, and the post says so.
        </p>
      </div>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Topic"
          name="topic"
          defaultValue={topic}
          maxLength={300}
          placeholder="First marathons in South America"
          onKeyDown={writeOnEnter}
          className="min-w-0 flex-1 basis-60"
        />
        <Button {...button("write")} look="quiet">
          {isWriting ? "Generating..." : "Generate Post"}
        </Button>
        {hasReplaced && (
          <Button {...button("undo")} look="plain">
            Bring back the text from before
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isWriting && "The post is being written."}
      </p>
    </section>
  );
}
