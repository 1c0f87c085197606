/** A state is a word. Beside each stands the number that the database stores; the number never leaves the server. */
export type States = Readonly<Record<string, number>>

export type WordOf<Given extends States> = Extract<keyof Given, string>

export function wordsOf<Given extends States>(states: Given): readonly WordOf<Given>[] {
  const words: WordOf<Given>[] = []
  for (const word in states) words.push(word)
  return words
}

export function wordOf<Given extends States>(states: Given, stored: number): WordOf<Given> {
  const word = wordsOf(states).find((each) => states[each] === stored)
  if (word === undefined) throw new RangeError(`${stored} is none of ${wordsOf(states).join(', ')}`)
  return word
}
