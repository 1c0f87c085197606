/** A text in pieces, those that the words of a term name marked; case and accents are forgiven. */
export function markedPieces(
  text: string,
  term: string,
): readonly { readonly text: string; readonly marked: boolean }[] {
  const signs = [...text]
  const folded = signs.map(fold)
  const on = signs.map(() => false)
  for (const word of term
    .split(/\s+/)
    .map((each) => [...each].map(fold))
    .filter((each) => each.length > 1)) {
    for (let at = 0; at + word.length <= signs.length; at += 1) {
      if (word.every((sign, offset) => folded[at + offset] === sign)) on.fill(true, at, at + word.length)
    }
  }
  const pieces: { text: string; marked: boolean }[] = []
  for (const [at, sign] of signs.entries()) {
    const last = pieces.at(-1)
    if (last && last.marked === on[at]) last.text += sign
    else pieces.push({ text: sign, marked: on[at] ?? false })
  }
  return pieces
}

/** Whether every word of the term stands in the text. */
export function holdsWords(text: string, term: string): boolean {
  const folded = fold(text)
  return term.split(/\s+/).every((word) => folded.includes(fold(word)))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
