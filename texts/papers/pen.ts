import fontkit from '@pdf-lib/fontkit'
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { lettersIn, spelled } from './letters.ts'
import { saying } from './tags.ts'

interface WeightsOf {
  readonly regular: readonly Uint8Array[]
  readonly bold: readonly Uint8Array[]
}

/** The faces of the product, as their bytes: of each the letters of the Nordic countries, and those of the rest of Europe. */
export interface PaperFonts extends WeightsOf {
  /** Those of another family, for Latin letters that ours lack, such as Ŋ: fetched for the first paper that has one. */
  readonly further?: () => Promise<WeightsOf>
}

export const a4 = [595.28, 841.89] as const
export const margin = 42.5
export const small = 9
export const usual = 10.5
export const ink = rgb(0.08, 0.14, 0.13)
export const quiet = rgb(0.3, 0.36, 0.35)

interface Run {
  readonly text: string
  readonly font: PDFFont
}

interface Face {
  /** The text in runs, each in a font that has its letters; and what they say where no font has those. */
  readonly spell: (text: string) => readonly { readonly runs: readonly Run[]; readonly said: string | null }[]
  readonly width: (text: string, size: number) => number
}

function faceOf(fonts: readonly PDFFont[]): Face {
  const sets = fonts.map((font) => ({ font, has: new Set(font.getCharacterSet()) }))
  const setOf = (letters: string) =>
    sets.find(({ has }) => [...letters].every((each) => has.has(each.codePointAt(0) ?? 0)))
  const spell = (text: string) =>
    spelled(text, (letters) => setOf(letters) !== undefined).map(({ drawn, said }) => ({ runs: runsOf(drawn), said }))
  const width = (text: string, size: number) =>
    spell(text)
      .flatMap(({ runs }) => runs)
      .reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0)
  function runsOf(drawn: string): readonly Run[] {
    const whole = setOf(drawn)
    if (whole) return [{ text: drawn, font: whole.font }]
    const found: { text: string; font: PDFFont }[] = []
    for (const letter of drawn) {
      const set = setOf(letter)
      if (!set) continue
      const last = found.at(-1)
      if (last?.font === set.font) last.text += letter
      else found.push({ text: letter, font: set.font })
    }
    return found
  }
  return { spell, width }
}

export interface Faces {
  readonly regular: Face
  readonly bold: Face
}

type Read = ReturnType<typeof fontkit.create>
const read = new WeakMap<Uint8Array, Read>()

/** Reading a face takes longer than drawing a page with it: whoever draws again with the same bytes has it read already. */
const readOnce: typeof fontkit = {
  ...fontkit,
  create(bytes) {
    const known = read.get(bytes) ?? fontkit.create(bytes)
    read.set(bytes, known)
    return known
  },
}

/** The faces, of each the letters that are written. `words` is all that the paper says. */
export async function facesOf(pdf: PDFDocument, fonts: PaperFonts, words: string): Promise<Faces> {
  pdf.registerFontkit(readOnce)
  const { regular: usualRegular, bold: usualBold } = fonts
  const further = (lacksLetters(usualRegular, words) && (await fonts.further?.())) || { regular: [], bold: [] }
  const embed = (bytes: readonly Uint8Array[]) =>
    Promise.all(bytes.map((each) => pdf.embedFont(each, { subset: true })))
  const [regular, bold] = await Promise.all([
    embed([...usualRegular, ...further.regular]),
    embed([...usualBold, ...further.bold]),
  ])
  return { regular: faceOf(regular), bold: faceOf(bold) }
}

function lacksLetters(faces: readonly Uint8Array[], words: string): boolean {
  const letters = lettersIn(words)
  if (letters.length === 0) return false
  const had = new Set(faces.flatMap((bytes) => readOnce.create(bytes).characterSet))
  return letters.some((letter) => !had.has(letter.codePointAt(0) ?? 0))
}

export interface Line {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  readonly colour?: typeof ink
}

/** Writes, measures and breaks what is written. */
export function penOf(faces: Faces) {
  const faceFor = ({ bold = false }: Line) => faces[bold ? 'bold' : 'regular']
  const width = (line: Line) => faceFor(line).width(line.text.trimEnd(), line.size)

  function write(on: PDFPage, at: { readonly x: number; readonly y: number }, line: Line): void {
    const { text, size, colour = ink } = line
    let { x } = at
    for (const { runs, said } of faceFor(line).spell(text)) {
      const draw = () => {
        for (const run of runs) {
          on.drawText(run.text, { x, y: at.y, size, font: run.font, color: colour })
          x += run.font.widthOfTextAtSize(run.text, size)
        }
      }
      if (said === null) draw()
      else saying(said, on, draw)
    }
  }

  /** Words that do not fit go to the next line; the space before them stays, so that two lines are not heard as one word. */
  function wrapped(line: Line, room: number): string[] {
    const { text, size } = line
    const face = faceFor(line)
    const lines: string[] = []
    for (const word of text.split(' ')) {
      for (const [at, piece] of piecesOf(word, (each) => face.width(each, size) / room).entries()) {
        const between = at === 0 ? ' ' : ''
        const last = lines.at(-1)
        const longer = last === undefined ? piece : `${last}${between}${piece}`
        if (last === undefined) lines.push(piece)
        else if (face.width(longer, size) <= room) lines[lines.length - 1] = longer
        else {
          lines[lines.length - 1] = last + between
          lines.push(piece)
        }
      }
    }
    return lines
  }

  return { write, width, wrapped }
}

/** A word that is longer than a line, such as an address of the web, goes on on the next. */
function piecesOf(word: string, linesOf: (piece: string) => number): string[] {
  const lines = linesOf(word)
  const letters = [...word]
  if (lines <= 1 || letters.length < 2) return [word]
  const at = Math.max(1, Math.floor(letters.length / lines) - 1)
  return [letters.slice(0, at).join(''), ...piecesOf(letters.slice(at).join(''), linesOf)]
}
