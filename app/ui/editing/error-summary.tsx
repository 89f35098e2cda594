import { columnWords } from "#values/text/column-words.ts";
import { wrongFieldId } from "../form/wrong-field.ts";
import { Notice } from "../message/notice.tsx";
import { jumpTo } from "../navigation/jump.ts";

/** What is wrong with several fields of a form, with a link to each; nothing for a single one. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string>> }) {
  const wrong = Object.entries(errors);
  if (wrong.length < 2) return null;
  const sentences = wrong.map(([, sentence]) => sentence);
  const isAlone = (sentence: string) =>
    sentences.indexOf(sentence) === sentences.lastIndexOf(sentence);
  return (
    <div className="error-summary">
      <Notice kind="problem">
        <p className="font-semibold">{wrong.length} fields need another look</p>
        <ul className="mt-2 grid gap-1">
          {wrong.map(([name, sentence]) => (
            <li key={name}>
              <a
                href={`#${wrongFieldId(name)}`}
                className="link"
                onClick={(event) => jumpTo(event, '[aria-invalid="true"]')}
              >
                {isAlone(sentence) ? sentence : `${columnWords(name)}: ${sentence}`}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
