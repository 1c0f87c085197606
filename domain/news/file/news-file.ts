import { agree, refuse, type Outcome } from '../../outcome.ts'
import { entriesOf, type ArchiveEntry } from './archive.ts'

/** What news may carry (O-5-38), by what is in it. */
export const fileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type FileEnding = keyof typeof fileTypes

/** What a list of files to choose from offers. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.docx,.xlsx'

export type WrongFile = 'file-type' | 'file-has-macros' | 'file-unsafe' | 'file-too-packed'

/** No document unpacks to more, and none by more than this. */
const largestUnpacked = 100 * 1024 * 1024
const mostUnpackedTimes = 200

/**
 * What a file is, its bytes say and never its name (O-5-38). Refused are other types, what is a PDF and something else at once, what
 * runs when it is opened, and archives that unpack to more than a document does. Pictures are judged by whoever draws them anew.
 */
export function judgeFile(bytes: Uint8Array): Outcome<FileEnding, WrongFile> {
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return agree('png')
  if (begins(bytes, [0xff, 0xd8, 0xff])) return agree('jpg')
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return judgePdf(bytes)
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return judgeDocument(bytes)
  return refuse('file-type')
}

const endOfPdf = '%%EOF'
/** What a PDF does by itself, or carries; in any of its spellings. */
const acts = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'ImportData']

function judgePdf(bytes: Uint8Array): Outcome<FileEnding, WrongFile> {
  const text = latin(bytes)
  const end = text.lastIndexOf(endOfPdf)
  if (end < 0) return refuse('file-type')
  // Behind the end stands a line break, and nothing that another program would read as its own.
  if (text.slice(end + endOfPdf.length).trim() !== '' || text.includes('PK\u0005\u0006')) return refuse('file-unsafe')
  if (/<(?:script|html)\b/i.test(text.slice(0, 2_048))) return refuse('file-unsafe')
  // A name may be written with its letters as numbers: /J#61vaScript.
  const names = text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return acts.some((act) => new RegExp(`/${act}(?![A-Za-z])`).test(names)) ? refuse('file-unsafe') : agree('pdf')
}

function judgeDocument(bytes: Uint8Array): Outcome<FileEnding, WrongFile> {
  const entries = entriesOf(bytes)
  if (!entries) return refuse('file-unsafe')
  const names = entries.map(({ name }) => name.toLowerCase())
  const ending = endingOf(names)
  if (!ending) return refuse('file-type')
  if (names.some((name) => /vbaproject|vbadata|macrosheets\/|dialogsheets\//.test(name)))
    return refuse('file-has-macros')
  const isUnsafe = names.some((name) =>
    /activex\/|embeddings\/|\.(?:exe|dll|js|vbs|bat|cmd|scr|hta|ps1)$|\.\.|^\//.test(name),
  )
  if (isUnsafe || entries.some(({ isEncrypted }) => isEncrypted) || new Set(names).size < names.length)
    return refuse('file-unsafe')
  return isTooPacked(entries, bytes.length) ? refuse('file-too-packed') : agree(ending)
}

function endingOf(names: readonly string[]): FileEnding | null {
  if (!names.includes('[content_types].xml')) return null
  if (names.includes('word/document.xml')) return 'docx'
  return names.includes('xl/workbook.xml') ? 'xlsx' : null
}

/** Also where entries lie over each other, and together say that they are longer than the file. */
function isTooPacked(entries: readonly ArchiveEntry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return packed > size || unpacked > largestUnpacked || unpacked > Math.max(packed, 1) * mostUnpackedTimes
}

/** Pixels of the largest picture: what a good camera takes. */
const mostPixels = 50_000_000

/** Whether a picture would fill the memory of whoever opens it; also when it does not say how large it is. */
export function isTooLargeToDraw(bytes: Uint8Array, ending: 'png' | 'jpg'): boolean {
  const size = ending === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  return size === null || size.width * size.height > mostPixels || size.width * size.height === 0
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOfPng(bytes: Uint8Array): Size | null {
  if (bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** In the head of a frame: FF C0 to CF, but for three that are none. */
function sizeOfJpeg(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const longestName = 100

/** The name that a file is kept under: the words of its own, without what leads elsewhere, and the ending of what it is. */
export function keptName(name: string, ending: FileEnding): string {
  const words = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .slice(0, longestName)
  return `${words || 'file'}.${ending}`
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** Each byte as a sign, in pieces that a call takes. */
function latin(bytes: Uint8Array): string {
  const piece = 8_192
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return text
}
