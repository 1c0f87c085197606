import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { lazy, Suspense } from 'react'
import { useRecipientHere } from '../../care-recipients/index.ts'
import { AdditionDialog } from '../addition/AdditionDialog.tsx'
import { AskDialog } from '../renew-request/AskDialog.tsx'
import { CloseDialog } from '../row/CloseDialog.tsx'
import type { PrescriptionAction } from './prescription-action.ts'
import { RenewDialog } from '../renewal/RenewDialog.tsx'

const StockDialog = lazy(async () => ({ default: (await import('../stock/StockDialog.tsx')).StockDialog }))

interface PrescriptionDialogsProps {
  readonly action: PrescriptionAction | null
  readonly today: string
  readonly onClose: () => void
}

/** The dialog of what somebody wants to do; nothing while nobody does. */
export function PrescriptionDialogs({ action, today, onClose }: PrescriptionDialogsProps) {
  switch (action?.kind) {
    case 'renew':
      return <RenewDialog prescription={action.prescription} onClose={onClose} />
    case 'ask':
      return <AskDialog prescription={action.prescription} onClose={onClose} />
    case 'close':
      return <CloseDialog prescription={action.prescription} rowId={action.rowId} onClose={onClose} />
    case 'addition':
      return <AdditionDialog prescription={action.prescription} row={action.row} today={today} onClose={onClose} />
    case 'stock':
      return <StockOf row={action.row} onClose={onClose} />
    default:
      return null
  }
}

function StockOf({ row, onClose }: { readonly row: RowView; readonly onClose: () => void }) {
  const here = useRecipientHere()
  return (
    <Suspense>
      <StockDialog
        here={here}
        prescriptionRowId={row.prescriptionRowId}
        productName={row.product.name}
        onClose={onClose}
      />
    </Suspense>
  )
}
