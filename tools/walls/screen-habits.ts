import { errorCodes } from '@omsorg/contract/error-codes.ts'
import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/** What a screen leaves to the tools of web/platform, with the sentence that says so. */
const habits: readonly { readonly sentence: string; readonly pattern: RegExp }[] = [
  {
    sentence: 'catches a failure; useAction and useForm do',
    pattern: /\btry\s*\{|\bcatch\s*[({]|\.catch\(/,
  },
  { sentence: 'reads or writes an address by URLSearchParams; an address view does', pattern: /\bURLSearchParams\b/ },
  {
    sentence: 'names an error code; a refusal has a name, and its text comes with the message',
    pattern: new RegExp(`\\b(errorCodes|${errorCodes.join('|')})\\b`),
  },
  {
    sentence: 'compares a status of HTTP; a failure says what it is',
    pattern: /([=!]==?|[<>]=?|\bcase)\s*[1-5]\d\d\b|\b[1-5]\d\d\s*([=!]==?|[<>]=?)/,
  },
  {
    sentence: 'compares a state with a numeral; states are words',
    pattern:
      /(status|state)\w*[)\]!]*\s*([=!]==?|[<>]=?)\s*\d{1,2}\b|\b\d{1,2}\s*([=!]==?|[<>]=?)\s*[\w.?!]*(status|state)|\[[\d,\s]+\]\.includes\([\w.?!]*(status|state)|\bcase \d{1,2}:/i,
  },
  {
    sentence: 'calls out by itself; web/platform does',
    pattern: /\bfetch\(|\bnew (WebSocket|XMLHttpRequest|EventSource)\b/,
  },
  {
    sentence: 'draws a title of its own; PageTitle takes the focus when its page is gone to',
    pattern: /<h1\b/,
  },
]

/** The habits of a screen that it must not have. */
export function screenHabits({ path, code }: Source): string[] {
  if (!isScreen(path) || isTest(path)) return []
  return habits.filter(({ pattern }) => pattern.test(code)).map(({ sentence }) => sentence)
}

/** The screens of staff, and those of the care recipient portal without what they are made with. */
function isScreen(path: string): boolean {
  return /^web\/(features|my)\/.+\.tsx?$/.test(path) && !/^web\/my\/(calls|language|offline|session|way)\//.test(path)
}
