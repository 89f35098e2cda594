import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";

const messages = {
  on: "On: messages go out.",
  off: "Off: messages wait and are tried again.",
};
const words = {
  mail: { name: "Mail server", ...messages },
  sms: { name: "Text message service", ...messages },
  payments: {
    name: "Payment service",
    on: "On: memberships can be bought.",
    off: "Off: nobody can buy or change a membership.",
  },
};

/** Each stand-in can be switched off, to see that messages wait and none is lost. */
export function Providers({
  providers,
}: {
  providers: readonly { name: keyof typeof words; isOff: boolean }[];
}) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {providers.map(({ name, isOff }) => (
        <li
          key={name}
          className={`card flex flex-wrap items-center justify-between gap-3 border-l-8 p-4 md:px-6 ${isOff ? "border-l-danger" : "border-l-pine"}`}
        >
          <div>
            <p className="font-display font-bold">{words[name].name}</p>
            <p className="text-sm text-muted">{isOff ? words[name].off : words[name].on}</p>
          </div>
          <Form
            method="post"
            action={href("/sandbox/providers/:name/:state", { name, state: isOff ? "on" : "off" })}
            reloadDocument
          >
            <Button type="submit" look="quiet" size="small">
              {isOff ? "Switch on" : "Switch off"}
              <span className="sr-only"> the {words[name].name.toLowerCase()}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
