/** The pictures that are taken in, by what is in them and never by their name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

export interface Photo {
  readonly type: PhotoType
  /** Without where, when and by what it was taken. */
  readonly content: Uint8Array<ArrayBuffer>
}

/**
 * A picture with nothing beside the picture: position, camera, words and small copies are left out, and what hangs behind the
 * end with them. Null for what is none of the types, or is broken off.
 */
export function plainPhoto(bytes: Uint8Array): Photo | null {
  const type = photoTypeOf(bytes)
  const content = type && plain[type](bytes)
  return content && { type, content }
}

function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  return word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP' ? 'image/webp' : null
}

const plain: Readonly<Record<PhotoType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
}

/** JFIF, the colours (ICC) and Adobe's mark of how they are written; every other APP segment and the comments tell of more. */
const keptSegments: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])
const startOfScan = 0xda
const endOfImage = 0xd9

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  let hasScan = false
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) return hasScan ? joined([...parts, bytes.subarray(at, at + 2)]) : null
    const ends = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (ends < at + 4 || ends > bytes.length) return null
    const isApplication = marker >= 0xe0 && marker <= 0xef
    const isColour = marker !== 0xe2 || word(bytes, at + 4) === 'ICC_'
    const isComment = marker === 0xfe
    const isKept = isApplication ? keptSegments.has(marker) && isColour : !isComment
    // The pixels behind the head of a scan have no length: they go on to the next marker.
    const next = marker === startOfScan ? afterScan(bytes, ends) : ends
    hasScan ||= marker === startOfScan
    if (isKept) parts.push(bytes.subarray(at, next))
    at = next
  }
  return null
}

/** Where the next segment begins: FF 00 is a byte of the picture, FF D0 to D7 a mark within it. */
function afterScan(bytes: Uint8Array, begins: number): number {
  let at = begins
  while (at < bytes.length) {
    const found = bytes.indexOf(0xff, at)
    if (found < 0) return bytes.length
    const marker = bytes[found + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return found
    at = found + (marker === 0xff ? 1 : 2)
  }
  return bytes.length
}

/** What a picture is drawn from; everything else tells of it. */
const keptChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
])

function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = word(bytes, at + 4)
    const ends = at + 12 + bigEndian(bytes, at)
    if (ends > bytes.length) return null
    if (keptChunks.has(name)) parts.push(bytes.subarray(at, ends))
    if (name === 'IEND') return parts.length > 3 ? joined(parts) : null
    at = ends
  }
  return null
}

const picturesOfWebp: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** In the head of an extended WebP: there is EXIF, there is XMP. */
const tellsOfMore = 0b0000_1100

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts: Uint8Array[] = []
  const end = Math.min(bytes.length, 8 + littleEndian(bytes, 4))
  let at = 12
  while (at + 8 <= end) {
    const name = word(bytes, at)
    const size = littleEndian(bytes, at + 4)
    const ends = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return null
    if (picturesOfWebp.has(name)) {
      const chunk = Uint8Array.from(bytes.subarray(at, Math.min(ends, bytes.length)))
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~tellsOfMore
      parts.push(chunk)
    }
    at = ends
  }
  if (!parts.some((part) => ['VP8 ', 'VP8L', 'ANMF'].includes(word(part, 0)))) return null
  const head = Uint8Array.from(bytes.subarray(0, 12))
  new DataView(head.buffer).setUint32(4, 4 + parts.reduce((sum, part) => sum + part.length, 0), true)
  return joined([head, ...parts])
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

function word(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function bigEndian(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return at + 4 > bytes.length ? 0 : new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
