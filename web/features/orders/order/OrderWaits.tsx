import { orderNotFound } from '@omsorg/contract/orders/order/order-not-found.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { codeText } from '../../../platform/calls/code-text.ts'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { useOrder } from './use-order.ts'

/** Before an order is there: its place is kept, or it says why it does not come. */
export function OrderWaits({ answer }: { readonly answer: ReturnType<typeof useOrder> }) {
  const t = useAllTexts()
  const { error, isFetching, refetch } = answer
  if (!error) return <Skeleton label={t.common.states.loading} />
  if (reasonOf(error) !== 'not-found') return <AnswerFailed answer={answer} />
  return (
    <ErrorState
      title={t.common.failure.title}
      retryWord={t.common.actions.retry}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {codeText(orderNotFound, t)}
    </ErrorState>
  )
}
