import { ErrorState } from '../ui/feedback/Empty.tsx'
import { useTexts } from './texts.tsx'

interface AnswerFailedProps {
  readonly answer: { readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** What was asked for did not come: it is said in the same words everywhere, with the button that asks once more. */
export function AnswerFailed({ answer }: AnswerFailedProps) {
  const { failure, actions } = useTexts().common
  return (
    <ErrorState
      title={failure.title}
      retryWord={actions.retry}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    >
      {failure.body}
    </ErrorState>
  )
}
