import { type KeyboardEvent, useRef, useState } from "react";
import { longestQuestion } from "#features/assistant/conversation/limits.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ChatIcon } from "../chat-icon.tsx";
import { sendsOn } from "./sends-on.ts";

/** What was asked. The last question can be edited, which replaces it and its answer. */
export function Question({
  text,
  onEdit,
}: {
  text: string;
  /** `null` where it cannot be edited now. */
  onEdit: ((text: string) => void) | null;
}) {
  const say = useSay();
  const [editing, setEditing] = useState<"not" | "now" | "cancelled">("not");
  if (editing === "now" && onEdit) {
    return (
      <QuestionEditor
        text={text}
        onCancel={() => setEditing("cancelled")}
        onSave={(edited) => {
          setEditing("not");
          onEdit(edited);
        }}
      />
    );
  }
  return (
    <div data-question className="question">
      <h2 className="sr-only">{say({ en: "You", es: "Tú" })}</h2>
      <p>{text}</p>
      {onEdit && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: it stands where the editor was that had the focus
          autoFocus={editing === "cancelled"}
          aria-label={say({ en: "Edit your question", es: "Editar tu pregunta" })}
          title={say({ en: "Edit", es: "Editar" })}
          onClick={() => setEditing("now")}
          className="chat-tool"
        >
          <ChatIcon name="edit" />
        </button>
      )}
    </div>
  );
}

function QuestionEditor({
  text,
  onSave,
  onCancel,
}: {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const say = useSay();
  const box = useRef<HTMLTextAreaElement>(null);
  const save = () => {
    const edited = box.current?.value.trim();
    if (edited) onSave(edited);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (!sendsOn(event)) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="question-editor">
      <textarea
        ref={box}
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
        autoFocus
        aria-label={say({ en: "Your question", es: "Tu pregunta" })}
        defaultValue={text}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        maxLength={longestQuestion}
        className="input"
        onKeyDown={onKeyDown}
      />
      <div>
        <Button size="small" look="plain" onClick={onCancel}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </Button>
        <Button size="small" onClick={save}>
          {say({ en: "Ask again", es: "Preguntar de nuevo" })}
        </Button>
      </div>
    </div>
  );
}
