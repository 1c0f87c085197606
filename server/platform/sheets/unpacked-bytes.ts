const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const sizesFollow = 8

/**
 * How many bytes a zip file says that it holds when it is unpacked: the reader of spreadsheets unpacks no more of an entry
 * than that. Infinite for one that does not say it plainly, as no office program writes it.
 */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = placeOfEnd(view)
  if (end === null) return Infinity
  const entries = view.getUint16(end + 10, true)
  let place = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== entryOfDirectory) return Infinity
    const packed = view.getUint32(place + 20, true)
    const unpacked = view.getUint32(place + 24, true)
    const isSaidElsewhere = packed === 0 && (view.getUint16(place + 8, true) & sizesFollow) !== 0
    if (isSaidElsewhere || (packed > 0 && unpacked === 0)) return Infinity
    total += unpacked
    place += 46 + view.getUint16(place + 28, true) + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return total
}

/** The last record of a zip file, behind which a comment of 65,535 bytes may stand. */
function placeOfEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 65_557)
  for (let place = view.byteLength - 22; place >= first; place -= 1) {
    if (view.getUint32(place, true) === endOfDirectory) return place
  }
  return null
}
