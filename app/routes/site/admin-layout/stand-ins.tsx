import { href, Link } from "react-router";

/** Administrators' names for the outside services. Others have their name in the settings. */
const names: Record<string, string> = {
  mail: "email",
  sms: "text messages",
  google: "Google sign-in",
  stripe: "payments",
  models: "AI answers",
  images: "AI pictures",
  speech: "speech",
  video: "video coaches",
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Tells admins which outside services are not the real ones. Nothing is shown where all of them are. */
export function StandIns({ modes }: { modes: Record<string, string> }) {
  const [sandboxed, missing] = ["sandbox", "unavailable"].map((mode) =>
    Object.keys(modes)
      .filter((name) => modes[name] === mode)
      .map((name) => names[name] ?? name),
  );
  if (!sandboxed?.length && !missing?.length) return null;
  return (
    <section aria-label="Outside services" className="office-standins">
      {sandboxed && sandboxed.length > 0 && (
        <p>
          Stand-ins answer on this server for {list.format(sandboxed)}: nothing leaves it.{" "}
          <Link to={href("/sandbox/outbox")} className="link">
            See what would have been sent
          </Link>
        </p>
      )}
      {missing && missing.length > 0 && (
        <p>Not set up on this server: {list.format(missing)}. What needs them says so.</p>
      )}
    </section>
  );
}
