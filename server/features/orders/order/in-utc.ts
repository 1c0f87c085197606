/** A moment inside a document of PostgreSQL carries its offset; on the wire all moments end with Z. */
export function inUtc(moment: string): string {
  return Temporal.Instant.from(moment).toString()
}
