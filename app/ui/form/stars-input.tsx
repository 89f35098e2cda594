import { useId } from "react";
import { Said, useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { Icon } from "../icon.tsx";

/** One to five stars to choose from: radio buttons, so that arrow keys work and no script is needed. */
export function StarsInput({
  name,
  label,
  defaultValue,
  error,
}: {
  name: string;
  label: string;
  defaultValue: number;
  error?: Sentence | undefined;
}) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className="label mb-0">{label}</legend>
      <div className="stars-input">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input type="radio" name={name} value={star} defaultChecked={star === defaultValue} />
            <Icon name="star" className="size-[1em]" />
            <span className="sr-only">
              {say({
                en: star === 1 ? `1 star` : `${star} stars`,
                es: star === 1 ? `1 estrella` : `${star} estrellas`,
              })}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
    </fieldset>
  );
}
