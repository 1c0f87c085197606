/** What tells names apart that begin alike: 'Norrdun Komfort M' and 'Norrdun Komfort L' are M and L. Whole words only. */
export function shortNames(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names
  const words = names.map((name) => name.split(' '))
  const [first = []] = words
  const unlike = first.findIndex((word, at) => words.some((each) => each[at] !== word))
  const alike = unlike < 0 ? first.length : unlike
  return names.map((name, at) => (words[at] ?? []).slice(alike).join(' ') || name)
}
