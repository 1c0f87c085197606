import type { Answered, Next, Sent } from '../load.ts'
import type { Case } from './cases.ts'

/** The calls of a case again and again, or each once alone where it can be sent only once. */
export function nextOf(each: Case, calls: readonly Sent[]): Next {
  let place = 0
  return () => {
    const sent = each.callsOfRound === null ? calls[place % calls.length] : calls[place]
    place += 1
    return sent ? { sent, isRight: (answer) => isShown(each, answer) } : null
  }
}

export function isShown(each: Case, answer: Answered): boolean {
  return answer.status === 200 && each.shows(JSON.parse(answer.body.toString()))
}
