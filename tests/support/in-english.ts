import type { FormErrors } from "#values/form/form.ts";
import { type Sentence, sayIn } from "#values/say.ts";

const say = sayIn("en");
const saidOrNull = (sentence: Sentence | null) => sentence && say(sentence);

/** What a form was read as, with its errors as English texts. */
export function inEnglish<Read extends { errors: FormErrors | null }>({ errors, ...read }: Read) {
  const fields = Object.entries(errors?.fields ?? {});
  return {
    ...read,
    errors: errors && {
      ...errors,
      form: saidOrNull(errors.form),
      fields: Object.fromEntries(fields.map(([name, sentence]) => [name, say(sentence)])),
    },
  };
}
