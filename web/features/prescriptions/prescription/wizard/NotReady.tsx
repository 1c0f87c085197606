import { CallFailure, isNotFound } from '../../../../platform/calls/failure.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { ErrorState } from '../../../../ui/feedback/Empty.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'

interface NotReadyProps {
  readonly title: string
  /** Null while it is on its way. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** While what prescribing stands on is fetched, and when it does not come. */
export function NotReady({ title, error, onRetry }: NotReadyProps) {
  const t = useAllTexts()
  const code = error instanceof CallFailure ? error.code : null
  const missing = isNotFound(error)
  return (
    <Page title={title}>
      {error ? (
        <ErrorState
          title={missing ? t.careRecipients.header.notFound.title : t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={onRetry}
        >
          {missing ? t.careRecipients.header.notFound.body : code ? t.errorCodes[code] : t.common.failure.body}
        </ErrorState>
      ) : (
        <Skeleton label={t.prescribing.wizard.preparing} />
      )}
    </Page>
  )
}
