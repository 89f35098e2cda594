const hues = ["bg-road", "bg-pine", "bg-plum", "bg-sky", "bg-ochre", "bg-slate"] as const;

/** A person's picture, or their initials on a colour that stays the same for the same name. */
export function Avatar({
  name,
  image = null,
  className = "size-11 text-base",
}: {
  name: string;
  image?: string | null;
  className?: string;
}) {
  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={44}
        height={44}
        className={`rounded-full object-cover ${className}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full font-display font-bold text-on-accent ${hueOf(name)} ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name; what is not a name has none. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

function hueOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return hues[sum % hues.length] ?? hues[0];
}
