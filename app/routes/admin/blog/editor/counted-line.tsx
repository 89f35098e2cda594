import { useState } from "react";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { formatCount } from "#values/text/count.ts";

/** A field for search engines: its letters are counted, and none are refused. */
export function CountedLine({
  advice,
  rows,
  ...rest
}: {
  /** `50-60 characters` */
  advice: string;
  /** For more than one line. */
  rows?: number;
  label: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  maxLength: number;
  placeholder?: string;
}) {
  const [length, setLength] = useState(rest.defaultValue.length);
  const count = (event: { currentTarget: { value: string } }) =>
    setLength(event.currentTarget.value.length);
  const hint = `${advice}, ${formatCount(length)} now`;
  return rows ? (
    <TextArea {...rest} rows={rows} hint={hint} onInput={count} />
  ) : (
    <TextField {...rest} hint={hint} onInput={count} />
  );
}
