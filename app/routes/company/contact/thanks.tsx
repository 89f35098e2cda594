import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";

/** The thanks to the writer of a message. */
export function Thanks({ isWritten, showsOutbox }: { isWritten: boolean; showsOutbox: boolean }) {
  const receipt = isWritten
    ? "A receipt is on its way to your address, and our answer goes there too."
    : "We answer to your address.";
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <PageHeading lead={`Your message has been sent. ${receipt}`}>Thank you</PageHeading>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={href("/races")}>Find a race</ButtonLink>
        {showsOutbox && (
          <TextLink look="strong" to={href("/sandbox/outbox")}>
            See what this demo server has sent
          </TextLink>
        )}
      </p>
    </Container>
  );
}
