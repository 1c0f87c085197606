import type { ReceiverView } from '@omsorg/contract/orders/placing/receiver.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { receiverRows } from '@omsorg/texts/papers/receiver-rows.ts'

interface ReceiverFactsProps {
  readonly receiver: ReceiverView
  readonly isExpress: boolean
}

/** Where an order goes, of what is written. For a protected person it says that it goes to the care place. */
export function ReceiverFacts({ receiver, isExpress }: ReceiverFactsProps) {
  const [t, f] = useCareTextsAndFormat()
  return <DefinitionList items={receiverRows(receiver, isExpress, t, f)} />
}
