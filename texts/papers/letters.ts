/** A piece of what is written: as it is drawn, and what it says where that is something else. */
export interface Spelling {
  readonly drawn: string
  readonly said: string | null
}

/** What stands in the place of a letter that no face has and that none resembles: seen, so that nothing is lost unnoticed. */
const unknown = '?'

/** What is written where no face has a letter: those of the Sámi languages, and the signs of notes on care. */
const nearest = new Map([
  ['Ŋ', 'N'],
  ['ŋ', 'n'],
  ['Ŧ', 'T'],
  ['ŧ', 't'],
  ['Ǥ', 'G'],
  ['ǥ', 'g'],
  ['Ʒ', 'Z'],
  ['ʒ', 'z'],
  ['µ', 'u'],
  ['μ', 'u'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '=/='],
  ['≈', '~'],
  ['→', '->'],
  ['←', '<-'],
  ['‰', 'o/oo'],
  ['′', "'"],
  ['″', '"'],
])

/** Almost all that is written: it is as it should be, and needs no look at each letter. */
const usual = /^[ -~\u00a1-\u00ac\u00ae-\u00ff]*$/u

/** Words without what nobody sees, such as a place to break them or a sign of control; each letter with its marks as one. */
export function plainly(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\u2010\u2011\u2212]/gu, '-')
}

/** The Latin letters that are not those of every day, each once. */
export function lettersIn(text: string): readonly string[] {
  if (usual.test(text)) return []
  return [...new Set(text.normalize('NFC').match(/[\u0100-\u024f\u0292\u1e00-\u1eff]/gu))]
}

/** As faces can write it that have some letters and not others. */
export function spelled(text: string, fits: (letters: string) => boolean): Spelling[] {
  if (usual.test(text) && fits(text)) return [{ drawn: text, said: null }]
  const pieces: { drawn: string; said: string | null }[] = []
  for (const [letter] of plainly(text).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const has = fits(letter)
    const drawn = has ? letter : nearestTo(letter, fits)
    const last = pieces.at(-1)
    if (!last || (last.said === null) !== has) pieces.push({ drawn, said: has ? null : letter })
    else {
      last.drawn += drawn
      if (last.said !== null) last.said += letter
    }
  }
  return pieces
}

/** Only of a letter its marks may be left out: a sign without one, as a crossed out =, says the opposite. */
function nearestTo(letter: string, fits: (letters: string) => boolean): string {
  const sign = nearest.get(letter)
  if (sign) return sign
  if (!/^\p{L}/u.test(letter)) return unknown
  const bare = [...letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map((each) => nearest.get(each) ?? each).join('')
  return bare !== '' && fits(bare) ? bare : unknown
}
