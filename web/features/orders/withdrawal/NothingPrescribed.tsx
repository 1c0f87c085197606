import { useCareTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'

/** No row of the person is in an area of whoever orders. */
export function NothingPrescribed() {
  const { noRows, noRowsBody } = useCareTexts().orders.wizard
  return <Empty title={noRows}>{noRowsBody}</Empty>
}
