import { type ComponentProps, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { formatCount } from "#values/text/count.ts";
import { TextArea } from "./field.tsx";

/** Several lines of text of which the letters are counted. What is too long stays, and says so. */
export function CountedArea({
  limit,
  ...rest
}: { limit: number; defaultValue: string } & Omit<
  ComponentProps<typeof TextArea>,
  "hint" | "defaultValue"
>) {
  const say = useSay();
  const [length, setLength] = useState(rest.defaultValue.length);
  const tooMany = length - limit;
  return (
    <div>
      <TextArea
        {...rest}
        hint={say({
          en: `${formatCount(length)} of ${formatCount(limit)} characters`,
          es: `${formatCount(length)} de ${formatCount(limit)} caracteres`,
        })}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <p role="status" className="text-sm font-medium text-danger">
        {tooMany > 0 &&
          say({ en: `${formatCount(tooMany)} too many`, es: `${formatCount(tooMany)} de más` })}
      </p>
    </div>
  );
}
