/** What is wrong with a value; `at` is the path to it, as `.reviews[2].rating`. */
export type Complaint = { at: string; is: string };

let isChecking = false;

/** Turns the comparison of every row with its shape on or off. It is too slow for production. */
export function checkRows(isOn: boolean): void {
  isChecking = isOn;
}

export function areRowsChecked(): boolean {
  return isChecking;
}

export function mismatch(wanted: string, value: unknown): Complaint {
  return { at: "", is: `is ${shown(value)}, not ${wanted}` };
}

/** The complaint about a part, seen from the whole. */
export function below(step: string, complaint: Complaint | null): Complaint | null {
  return complaint && { ...complaint, at: step + complaint.at };
}

export function firstComplaint<Item>(
  items: Iterable<Item>,
  complaintOf: (item: Item) => Complaint | null,
): Complaint | null {
  for (const item of items) {
    const complaint = complaintOf(item);
    if (complaint) return complaint;
  }
  return null;
}

const longestShown = 60;

function shown(value: unknown): string {
  if (value instanceof Date) return `the Date ${value.toJSON()}`;
  if (value === null || value === undefined) return String(value);
  return `the ${typeof value} ${JSON.stringify(value)?.slice(0, longestShown)}`;
}
