import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";

/** For a person whose account is linked to the page of an expert. */
export function ListedAlready({ id }: { id: string }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-xl">You are listed</h2>
      <p className="mt-2 max-w-text">
        Your application was approved, and your account is linked to your page. You edit it
        yourself, and answer reviews and messages there.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={href("/experts/:id", { id })}>Open your page</ButtonLink>
        <ButtonLink to={href("/account/expert")} look="quiet">
          Edit your page
        </ButtonLink>
      </div>
    </section>
  );
}
