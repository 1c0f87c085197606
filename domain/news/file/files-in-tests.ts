/** Files that tests send: the smallest that are what they say, and those that are not. */

const bytesOf = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0) & 0xff))

export const pdf = (inside = '') =>
  bytesOf(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\ntrailer <<>>\n%%EOF\n`)

interface Entry {
  readonly name: string
  readonly content?: string
  /** What it claims to unpack to. */
  readonly claims?: number
  readonly isEncrypted?: boolean
}

/** A ZIP whose entries are stored as they are. Its sums are wrong, which only whoever unpacks it would see. */
export function zip(entries: readonly Entry[]): Uint8Array {
  const number = (value: number, length: number) =>
    Array.from({ length }, (_, at) => String.fromCharCode((value >>> (8 * at)) & 0xff)).join('')
  let text = ''
  let directory = ''
  for (const { name, content = 'x', claims = content.length, isEncrypted = false } of entries) {
    const common =
      number(20, 2) +
      number(isEncrypted ? 1 : 0, 2) +
      number(0, 10) +
      number(content.length, 4) +
      number(claims, 4) +
      number(name.length, 2) +
      number(0, 2)
    directory += `PK\u0001\u0002${number(20, 2)}${common}${number(0, 10)}${number(text.length, 4)}${name}`
    text += `PK\u0003\u0004${common}${name}${content}`
  }
  const count = number(entries.length, 2)
  const end = `PK\u0005\u0006${number(0, 4)}${count}${count}${number(directory.length, 4)}${number(text.length, 4)}${number(0, 2)}`
  return bytesOf(text + directory + end)
}

const types = { name: '[Content_Types].xml' }
export const docx = (...more: readonly Entry[]) => zip([types, { name: 'word/document.xml' }, ...more])
export const xlsx = (...more: readonly Entry[]) => zip([types, { name: 'xl/workbook.xml' }, ...more])

/** The sentence that every scanner of viruses knows, and that harms nobody. Written in two halves, so that no scanner finds it here. */
export const eicar = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`
