/** What is added to a file that may stand already: its imports above, what it needs once, and its own part below. */
export interface Part {
  readonly imports: readonly string[]
  readonly once?: string
  readonly body: string
}

/** The file with one part more; a new file when there is none. */
export function withPart(text: string | undefined, { imports, once = '', body }: Part): string {
  if (text === undefined) return `${imports.join('\n')}\n\n${once}${body}`
  return `${imports.reduce(withImport, text).trimEnd()}\n\n${body}`
}

/** The source with one import more, above the others, unless it has it. */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text
  const first = /^import /m.exec(text)?.index ?? 0
  return `${text.slice(0, first)}${line}\n${text.slice(first)}`
}

/** The source with one entry more at the end of the object that begins where `start` ends, with its opening brace. */
export function withEntry(text: string, start: RegExp, entry: string): string {
  const found = start.exec(text)
  if (!found) throw new Error(`finds no ${start.source} to add ${entry.split('\n')[0]} to`)
  const open = found.index + found[0].length - 1
  const close = closingOf(text, open)
  const inside = text.slice(open + 1, close).trimEnd()
  const comma = inside === '' || inside.endsWith(',') ? '' : ','
  return `${text.slice(0, open + 1)}${inside}${comma}\n${entry},\n${text.slice(close)}`
}

function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('an object has no end')
}
