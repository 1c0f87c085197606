import type { LineKey } from '../placing/proposal.ts'
import type { FilledLine } from '../placing/wizard-state.ts'

type Lines = readonly FilledLine[]

const deepest = 200

/**
 * What stood in the lines before each thing that a person did, for Ctrl and Z. The digits of one number are one thing, and so
 * is all that was pasted at once.
 */
export function createLineHistory() {
  let before: { readonly lines: Lines; readonly typing: LineKey | null }[] = []
  return {
    /** Something is about to change. `typing` names the line whose number is typed. */
    note(lines: Lines, typing: LineKey | null = null): void {
      if (typing !== null && before.at(-1)?.typing === typing) return
      before = [...before.slice(1 - deepest), { lines, typing }]
    },
    /** The number is finished: the next digit in it is another thing. */
    rest(): void {
      const last = before.at(-1)
      if (last?.typing) before = [...before.slice(0, -1), { ...last, typing: null }]
    },
    /** What stood there before the last thing; null where nothing was done. */
    undo: (): Lines | null => before.pop()?.lines ?? null,
    isEmpty: (): boolean => before.length === 0,
  }
}
