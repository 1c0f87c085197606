/** What a ZIP says of one of its entries. */
export interface ArchiveEntry {
  readonly name: string
  readonly packed: number
  readonly unpacked: number
  readonly isEncrypted: boolean
}

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const smallestEnd = 22
const smallestEntry = 46
/** A document has some dozens. */
const mostEntries = 4_000

/**
 * The entries of a ZIP by its directory; null for bytes that are none, that go on before it or behind it, or whose directory is
 * not where it says. What is longer than 4 GB is none here.
 */
export function entriesOf(bytes: Uint8Array): readonly ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = bytes.length - smallestEnd
  // No comment behind the end: a document has none, and something else may hide in it.
  if (end < 0 || view.getUint32(end, true) !== endOfDirectory || view.getUint16(end + 20, true) !== 0) return null
  const count = view.getUint16(end + 10, true)
  const begins = view.getUint32(end + 16, true)
  if (count === 0 || count > mostEntries || begins + view.getUint32(end + 12, true) !== end) return null

  const entries: ArchiveEntry[] = []
  let at = begins
  for (let each = 0; each < count; each += 1) {
    if (at + smallestEntry > end || view.getUint32(at, true) !== entryOfDirectory) return null
    const nameEnds = at + smallestEntry + view.getUint16(at + 28, true)
    if (nameEnds > end) return null
    entries.push({
      name: textOf(bytes.subarray(at + smallestEntry, nameEnds)),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at = nameEnds + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? entries : null
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 300))
}
