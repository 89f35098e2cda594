import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { Form } from "react-router";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { UnsavedChanges } from "#ui/form/unsaved/unsaved-changes.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer, FieldTexts, Meanwhile } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";
import { columnWords } from "#values/text/column-words.ts";
import { shorten } from "#values/text/shorten.ts";
import { wrongFieldId } from "../form/field.tsx";
import { jumpTo } from "../navigation/jump.ts";
import { UnsavedContext } from "./save-bar.tsx";

/** A form of the editor: it shows what was refused, and asks before anything typed is lost. */
export function EditForm({
  id,
  action,
  answer,
  formRef,
  keeps,
  className = "grid gap-6",
  children,
}: {
  /** By which parts of the page outside of the form can find it. */
  id?: string;
  /** Left out where the form posts to the page that it is on. */
  action?: string;
  answer: EditAnswer | null;
  /** Gets the form. */
  formRef?: Ref<HTMLFormElement | null>;
  /** Said to those who leave: what becomes of their work. */
  keeps?: string;
  className?: string;
  children: ReactNode;
}) {
  const form = useFirstInvalid(answer);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(formRef, () => form.current);
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className={className}
    >
      <UnsavedChanges form={form} answer={answer} keeps={keeps} onChanged={setUnsaved} />
      {answer?.meanwhile && <ContestedFields sentence={answer.form} {...answer.meanwhile} />}
      {answer?.form === null && <ErrorSummary errors={answer.fields} />}
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
    </Form>
  );
}

/** Longer texts are identified by their beginnings. */
const shownLetters = 160;

/** The conflicting values of two administrators. */
function ContestedFields({
  sentence,
  contested,
}: Pick<Meanwhile, "contested"> & { sentence: Sentence | null }) {
  const say = useSay();
  const lang = useLang();
  return (
    <Notice kind="problem">
      <p className="font-semibold">
        <Said>{sentence}</Said>
      </p>
      <dl className="mt-3 grid gap-3">
        {contested.map(({ name, theirs, yours }) => (
          <div key={name}>
            <dt className="font-semibold">{columnWords(name, lang)}</dt>
            <dd className="wrap-anywhere">
              {say({
                en: `Stored now: ${shown(name, theirs)}`,
                es: `Guardado ahora: ${shown(name, theirs)}`,
              })}
            </dd>
            <dd className="wrap-anywhere">
              {say({ en: `Yours: ${shown(name, yours)}`, es: `El tuyo: ${shown(name, yours)}` })}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function shown(name: string, text: string): string {
  if (text === "") return isTick(name) ? "no" : "nothing";
  if (text.startsWith("/media/")) return "another picture";
  return isTick(name) ? text : `“${shorten(text, shownLetters)}”`;
}

const isTick = (name: string) => name.startsWith("is_");

/** What is wrong with several fields of a form, with a link to each; nothing for a single one. */
function ErrorSummary({ errors }: { errors: Readonly<Record<string, Sentence>> }) {
  const say = useSay();
  const lang = useLang();
  const wrong = Object.entries(errors);
  if (wrong.length < 2) return null;
  const sentences = wrong.map(([, sentence]) => say(sentence));
  const isAlone = (sentence: string) =>
    sentences.indexOf(sentence) === sentences.lastIndexOf(sentence);
  return (
    <div className="error-summary">
      <Notice kind="problem">
        <p className="font-semibold">
          {say({
            en: `${wrong.length} fields need another look`,
            es: `${wrong.length} campos necesitan otra revisión`,
          })}
        </p>
        <ul className="mt-2 grid gap-1">
          {wrong.map(([name, sentence]) => (
            <li key={name}>
              <a
                href={`#${wrongFieldId(name)}`}
                className="link"
                onClick={(event) => jumpTo(event, '[aria-invalid="true"]')}
              >
                {isAlone(say(sentence))
                  ? say(sentence)
                  : `${columnWords(name, lang)}: ${say(sentence)}`}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/**
 * What the fields held when they were loaded, so that only what was changed here is saved. After
 * another refusal that stays what it was, however much is read again.
 */
export function OpenedWith({ texts, answer }: { texts: FieldTexts; answer: EditAnswer | null }) {
  const before = answer && !answer.meanwhile ? answer.typed.opened : undefined;
  return <input type="hidden" name="opened" value={before ?? JSON.stringify(texts)} />;
}
