import { isNotFound } from '../../../platform/calls/failure.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

interface OrderWaitsProps {
  readonly error: Error | null
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Before an order is there: its place is kept, or it says why it does not come. */
export function OrderWaits({ error, busy, onRetry }: OrderWaitsProps) {
  const t = useTexts()
  if (!error) return <Skeleton label={t.common.states.loading} />
  const missing = isNotFound(error)
  return (
    <ErrorState title={t.common.failure.title} retryWord={t.common.actions.retry} onRetry={onRetry} busy={busy}>
      {missing ? t.errorCodes.ORS002003 : t.common.failure.body}
    </ErrorState>
  )
}
