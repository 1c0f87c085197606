import { codeText } from '../../../../platform/calls/code-text.ts'
import { CallFailure } from '../../../../platform/calls/result.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { ErrorState } from '../../../../ui/feedback/Empty.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'

interface PageLoadingProps {
  readonly title: string
  /** Null while it is on its way. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** While what prescribing stands on is fetched, and when it does not come. */
export function PageLoading({ title, error, onRetry }: PageLoadingProps) {
  const t = useAllTexts()
  const { notFound } = t.careRecipients.header
  const notDone = error instanceof CallFailure ? error.notDone : null
  const missing = notDone?.reason === 'not-found'
  return (
    <Page title={title}>
      {error ? (
        <ErrorState
          title={missing ? notFound.title : t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={onRetry}
        >
          {missing ? notFound.body : notDone ? codeText(notDone, t) : t.common.failure.body}
        </ErrorState>
      ) : (
        <Skeleton label={t.prescribing.wizard.preparing} />
      )}
    </Page>
  )
}
