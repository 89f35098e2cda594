import { type ReactNode, useState } from "react";

/** Puts a text on the clipboard and says so. It needs a script, so it is hidden where none runs. */
export function CopyButton({
  text,
  done,
  className,
  children,
}: {
  text: string;
  /** Shown and read aloud in place of the words once it is copied. */
  done: string;
  className?: string;
  children: ReactNode;
}) {
  const [isDone, setDone] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setDone(true));
  return (
    <>
      <button type="button" onClick={copy} className={`needs-script ${className ?? ""}`}>
        {isDone ? done : children}
      </button>
      <span role="status" className="sr-only">
        {isDone && done}
      </span>
    </>
  );
}
