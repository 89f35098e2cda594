import { Form } from "react-router";

/** Replies to choose from: each is sent as if it had been typed. */
export function Replies({
  label,
  options,
  fields,
  onAsk,
}: {
  label: string;
  options: readonly string[];
  /** What the form sends besides the reply where no script runs. */
  fields: Record<string, string>;
  onAsk: (text: string) => void;
}) {
  return (
    <Form method="post" aria-label={label} className="replies">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.map((option) => (
        <button
          key={option}
          type="submit"
          name="text"
          value={option}
          onClick={(event) => {
            event.preventDefault();
            onAsk(option);
          }}
        >
          {option}
        </button>
      ))}
    </Form>
  );
}
