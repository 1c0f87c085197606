import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { Texts } from '@omsorg/texts/shape.ts'

/** The sentence of a refusal: of one that a call met (`NotDone`), or of one of a contract that keeps an action from being possible. */
export function codeText({ code }: { readonly code: ErrorCode }, t: Pick<Texts, 'errorCodes'>): string {
  return t.errorCodes[code]
}
