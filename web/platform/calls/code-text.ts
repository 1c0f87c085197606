import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { CareTexts, Texts } from '@omsorg/texts/shape.ts'

/** The sentence of a refusal: of one that a call met (`NotDone`), or of one of a contract that keeps an action from being possible. */
export function codeText({ code }: { readonly code: ErrorCode }, t: Pick<CareTexts, 'errorCodes'>): string {
  return t.errorCodes[code]
}

/** Whether the sentence is there before the further texts are. */
export function isSaidFirst(code: ErrorCode, t: Pick<Texts, 'errorCodes'>): boolean {
  return code in t.errorCodes
}

/** The sentence, as far as it is there yet. */
export function codeTextSoFar(code: ErrorCode, t: Pick<Texts, 'errorCodes'>): string {
  const there: Partial<Record<ErrorCode, string>> = t.errorCodes
  return there[code] ?? t.errorCodes.GENERIC
}
