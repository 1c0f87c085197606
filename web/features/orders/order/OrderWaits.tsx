import { orderNotFound } from '@omsorg/contract/orders/order/order-not-found.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { codeText } from '../../../platform/calls/code-text.ts'
import { isOutOfReach } from '../../../platform/calls/out-of-reach.ts'
import { useWayOn } from '../../../platform/calls/use-way-on.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { useOrder } from './use-order.ts'

/** Before an order is there: its place is kept, or it says why it does not come. */
export function OrderWaits({ answer }: { readonly answer: ReturnType<typeof useOrder> }) {
  const t = useAllTexts()
  const wayOn = useWayOn({ to: pathTo('CarePlace'), action: t.screens.orderHistory })
  if (!answer.error) return <Skeleton label={t.common.states.loading} />
  if (!isOutOfReach(answer.error)) return <AnswerFailed answer={answer} />
  return (
    <NothingThere title={codeText(orderNotFound, t)} {...wayOn}>
      {t.orderPage.missingBody}
    </NothingThere>
  )
}
