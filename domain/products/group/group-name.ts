/**
 * What the items of a group are called together: the words with which all their names begin, "Glidra Nelaton" for its lengths.
 * Names that begin differently leave the first one.
 */
export function nameOfGroup(names: readonly string[]): string {
  const [first = '', ...others] = names
  if (others.length === 0) return first
  const words = first.split(' ')
  const plain = (word: string | undefined) => word?.replace(/,$/u, '')
  const differs = (word: string, place: number) => others.some((name) => plain(name.split(' ')[place]) !== plain(word))
  const shared = words.findIndex(differs)
  return plain(words.slice(0, shared < 0 ? words.length : shared).join(' ')) || first
}
