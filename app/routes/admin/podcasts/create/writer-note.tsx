/** Who writes the script on this server. */
export function WriterNote({ hasModel, races }: { hasModel: boolean; races: boolean }) {
  if (hasModel) {
    return (
      <p className="text-sm text-muted">
        A language model writes the script, and the episode says so. Read it before you record it.
      </p>
    );
  }
  return (
    <p className="text-sm text-muted">
      {races
        ? "The built-in writer makes the script from the rows of these races. Where there is room it adds general advice, and no other facts."
        : "The built-in writer uses what Dorsal's assistant knows. Where it knows nothing certain, it makes an outline for you to fill in."}
    </p>
  );
}
