import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import { ErrorState } from '../ui/feedback/Empty.tsx'
import { codeTextSoFar } from './calls/code-text.ts'
import { CallFailure } from './calls/result.ts'
import { missingText } from './shell/missing-text.ts'
import { useTexts } from './texts.tsx'
import { Fault } from './version/Fault.tsx'

/** What `useAnswer` gives, as far as it matters to whoever stands without an answer. */
export interface AskedAnswer {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What was asked for did not come: it is said in the same words everywhere, with the button that asks once more. */
export function AnswerFailed({ answer }: { readonly answer: AskedAnswer }) {
  const t = useTexts()
  const { failure, actions } = t.common
  const traceId = traceIdOf(answer.error)
  return (
    <ErrorState
      title={failure.title}
      retryWord={actions.retry}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    >
      {failureText(answer.error, t)}
      {traceId && (
        <small className="o-second-line">
          <Fault traceId={traceId} />
        </small>
      )}
    </ErrorState>
  )
}

/** By which customer service finds what went wrong. */
export function traceIdOf(error: unknown): string | null {
  return error instanceof CallFailure ? (error.notDone.traceId ?? null) : null
}

/** What a person can do about an answer that did not come: ask for less, get a right, or try again. */
export function failureText(error: unknown, t: Pick<Texts, 'common' | 'errorCodes' | 'pages'>): string {
  const notDone = error instanceof CallFailure ? error.notDone : null
  if (notDone?.reason === 'timed-out') return codeTextSoFar(notDone.code, t)
  if (notDone?.reason === 'forbidden')
    return missingText(notDone.detail as MissingRight, t) ?? codeTextSoFar(notDone.code, t)
  return t.common.failure.body
}
