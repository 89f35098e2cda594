import { type QuestionText, writtenIn } from "#features/registrations/questions/question.ts";
import { useLang } from "#ui/language/language.tsx";

/** A text of an organizer, marked where it is not in the language of the page. */
export function WrittenText({ children }: { children: QuestionText }) {
  const pageLang = useLang();
  const { text, lang } = writtenIn(children, pageLang);
  return lang === pageLang ? text : <span lang={lang}>{text}</span>;
}
