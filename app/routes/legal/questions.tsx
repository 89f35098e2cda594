import { TextLink } from "#ui/navigation/text-link.tsx";

/** The foot of a legal page: whom to ask, and the two other pages. */
export function Questions({
  email,
  others: [one, other],
}: {
  email: string;
  others: readonly [Other, Other];
}) {
  return (
    <p>
      Questions go to{" "}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      . See also our <TextLink to={one.to}>{one.title}</TextLink> and{" "}
      <TextLink to={other.to}>{other.title}</TextLink>.
    </p>
  );
}

type Other = { to: string; title: string };
