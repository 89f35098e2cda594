/** Where to write: by mail, or on paper. */
export function ContactLines(to: { name: string; email: string; postal: string }) {
  return (
    <address className="not-italic">
      {to.name}
      <br />
      Email:{" "}
      <a href={`mailto:${to.email}`} className="link">
        {to.email}
      </a>
      <br />
      Postal address: {to.postal}
    </address>
  );
}
