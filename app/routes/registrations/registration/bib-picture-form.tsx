import { useRef, useState } from "react";
import { href, useHref } from "react-router";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";

const kind = { type: "image/jpeg" };

/**
 * The runner's bib as a picture, with the name and the code only where they choose it. It leaves the device only as a
 * file that the runner hands to another application: no address shows it to anybody else. Where files
 * cannot be shared, it is saved.
 */
export function BibPictureForm({ id, title }: { id: string; title: string }) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const address = useHref(href("/registrations/:id/bib.jpg", { id }));
  const maySend = useHydrated() && canShare(new File([], "bib.jpg", kind));

  async function share() {
    if (!form.current) return;
    setBusy(true);
    try {
      const asked = new URLSearchParams([...new FormData(form.current)].map(asText));
      const answer = await fetch(`${address}?${asked}`);
      const picture = await answer.blob();
      // A refusal, or the page to sign in on, is no picture.
      if (!answer.ok || picture.type !== kind.type)
        throw new Error("There is no picture to share.");
      await navigator.share({ files: [new File([picture], "bib.jpg", kind)], title });
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === "AbortError";
      if (!isGivenUp) form.current.requestSubmit();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="get"
      action={address}
      aria-label={say({ en: "Picture of your bib", es: "Imagen de tu dorsal" })}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Button type="submit" look="quiet">
        <Icon name="download" />
        {say({ en: "Save image", es: "Guardar imagen" })}
      </Button>
      {maySend && (
        <Button look="quiet" onClick={share} busy={isBusy}>
          <Icon name="share" />
          {say({ en: "Share image", es: "Compartir imagen" })}
        </Button>
      )}
      <Choice name="name" value="1">
        {say({ en: "With my name", es: "Con mi nombre" })}
      </Choice>
      <Choice name="code" value="1">
        {say({ en: "With my code, not for posting", es: "Con mi código, no para publicar" })}
      </Choice>
    </form>
  );
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

function asText([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, String(value)];
}
