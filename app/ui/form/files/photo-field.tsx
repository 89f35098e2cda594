import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Sentence } from "#values/say.ts";
import { Field } from "../field.tsx";
import { fileAsAddress } from "./chosen-photo.ts";

type ChosenPhoto = { picture: string | null; problem: Sentence | null; answer: unknown };

/**
 * A photo and a field to choose another one. With scripts, the chosen photo is shown at once, and a
 * file that will not do is refused before it is sent.
 */
export function PhotoField({
  label,
  name,
  hint,
  formats,
  error,
  answer,
  picture,
  problemOf,
  children,
}: {
  label: string;
  name: string;
  hint: string;
  /** What the file dialog offers. */
  formats: string;
  error: Sentence | undefined;
  /** The server's latest answer: its problem with an earlier choice goes with a new one. */
  answer: unknown;
  /** The photo that is chosen, or the stored one for `null`. */
  picture: (chosen: string | null) => ReactNode;
  /** Why a file will not do. */
  problemOf: (file: File) => Sentence | null;
  /** Below the field: how to have no photo. */
  children?: ReactNode;
}) {
  const [chosen, choose] = useState<ChosenPhoto | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // A form that was stored empties its fields: the stored photo is shown again.
  useEffect(() => {
    const form = input.current?.form;
    const follow = () =>
      queueMicrotask(() => {
        if (input.current?.files?.length === 0) choose(null);
      });
    form?.addEventListener("reset", follow);
    return () => form?.removeEventListener("reset", follow);
  }, []);

  async function show(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return choose(null);
    const problem = problemOf(file);
    if (problem) input.value = "";
    choose({ picture: problem ? null : await fileAsAddress(file), problem, answer });
  }

  const said = chosen && chosen.answer === answer ? chosen.problem : error;
  return (
    <div className="flex flex-wrap items-center gap-5">
      {picture(chosen?.picture ?? null)}
      <div className="min-w-0 flex-1 basis-60">
        <Field label={label} hint={hint} error={said ?? undefined} name={name}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={formats}
              onChange={show}
              className="input file-input"
            />
          )}
        </Field>
        {children}
      </div>
    </div>
  );
}
