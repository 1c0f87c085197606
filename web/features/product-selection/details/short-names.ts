/** What tells names apart that begin alike: 'Norrdun Komfort M' and 'Norrdun Komfort L' are M and L. Whole words only. */
export function shortNames(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names
  const words = names.map((name) => name.split(' '))
  const [first = []] = words
  const unlike = first.findIndex((word, at) => words.some((each) => each[at] !== word))
  const alike = unlike < 0 ? first.length : unlike
  return names.map((name, at) => (words[at] ?? []).slice(alike).join(' ') || name)
}

/** The sizes of clothes, which no alphabet puts in order. */
const clothes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

const byNumber = new Intl.Collator('sv', { numeric: true })

/** S before M before XL, 8 Ch before 10 Ch: as sizes grow, not as words are spelled. */
export function compareSizes(one: string, other: string): number {
  const [oneAt, otherAt] = [one, other].map((name) => clothes.indexOf(name.split(' ').at(-1) ?? ''))
  if (oneAt !== undefined && otherAt !== undefined && oneAt >= 0 && otherAt >= 0) return oneAt - otherAt
  return byNumber.compare(one, other)
}
