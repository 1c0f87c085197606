/** A run of words that stayed, came or went. */
export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** As many words of each text are compared one by one; of longer ones what is alike at both ends, and the rest as a whole. */
const mostCompared = 1_500

/** What one text has and the other has not, word by word, in the order in which one reads it. */
export function wordDifference(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = alike(old, now)
  const end = alike(old.slice(start).toReversed(), now.slice(start).toReversed())
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  return joined([
    ...runs('same', now.slice(0, start)),
    ...middle(oldMiddle, nowMiddle),
    ...runs('same', now.slice(now.length - end)),
  ])
}

/** Words with the space behind them, so that they can be put together again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/gu) ?? []
}

const bare = (word: string | undefined) => word?.trim()

function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => bare(word) !== bare(other[index]))
  return Math.min(at === -1 ? one.length : at, other.length)
}

const runs = (kind: WordRun['kind'], words: readonly string[]): WordRun[] => words.map((text) => ({ kind, text }))

/** By the longest sequence of words that both have. */
function middle(old: readonly string[], now: readonly string[]): WordRun[] {
  if (old.length > mostCompared || now.length > mostCompared) return [...runs('removed', old), ...runs('added', now)]
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        bare(old[row]) === bare(now[column])
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found: WordRun[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]]
    if (was !== undefined && is !== undefined && bare(was) === bare(is)) {
      found.push({ kind: 'same', text: is })
      row += 1
      column += 1
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'removed', text: was })
      row += 1
    } else {
      found.push({ kind: 'added', text: is ?? '' })
      column += 1
    }
  }
  return found
}

function joined(all: readonly WordRun[]): WordRun[] {
  const found: { kind: WordRun['kind']; text: string }[] = []
  for (const { kind, text } of all) {
    const last = found.at(-1)
    if (last?.kind === kind) last.text += text
    else found.push({ kind, text })
  }
  return found
}
