/** Where the file of an import lies. */
export function fileKey(importId: string): string {
  return `imports/${importId}.csv`;
}
