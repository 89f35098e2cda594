import { useEffect, useState } from "react";

/**
 * The picture that is chosen in a form and not stored yet, as an address that the page can show.
 * @param formId - the id of the form
 * @param name - of the field
 */
export function useChosenPhoto(formId: string, name: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const show = async () => {
      const file = new FormData(form).get(name);
      const isChosen = file instanceof File && file.size > 0;
      setAddress(isChosen ? await fileAsAddress(file) : null);
    };
    const showLater = () => setTimeout(show);
    form.addEventListener("change", show);
    form.addEventListener("reset", showLater);
    return () => {
      form.removeEventListener("change", show);
      form.removeEventListener("reset", showLater);
    };
  }, [formId, name]);
  return address;
}

/** A file as an address that the page can show; `null` when it cannot be read. */
export function fileAsAddress(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
